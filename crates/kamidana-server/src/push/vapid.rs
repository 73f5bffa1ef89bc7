//! How push services know who hands in a message (RFC 8292).

use axum::http::Uri;
use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::{Signature, SigningKey, signature::Signer as _};
use serde_json::json;

use crate::{Timestamp, secret};

/// How long a signature is good, in seconds; a day is the most that services take.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// The key that all nodes of a site sign with.
pub(super) struct VapidKey(SigningKey);

impl VapidKey {
    /// A new secret.
    pub(super) fn random_secret() -> String {
        loop {
            let mut bytes = [0; 32];
            secret::fill(&mut bytes);
            // Nearly every number is a key.
            if SigningKey::from_slice(&bytes).is_ok() {
                return BASE64URL_NOPAD.encode(&bytes);
            }
        }
    }

    /// The key of a secret, if it is one.
    pub(super) fn from_secret(secret: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(secret.as_bytes()).ok()?;
        SigningKey::from_slice(&bytes).ok().map(Self)
    }

    /// What browsers are told, so that they take messages from us only.
    pub(super) fn public(&self) -> String {
        let point = self.0.verifying_key().to_encoded_point(false);
        BASE64URL_NOPAD.encode(point.as_bytes())
    }

    /// The header that says who we are.
    pub(super) fn authorization(&self, endpoint: &Uri, contact: &str, now: Timestamp) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({
            "aud": origin(endpoint),
            "exp": now.millis() / 1000 + GOOD_FOR,
            "sub": contact,
        });
        let part = |value: &serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// Scheme, host and port.
pub(super) fn origin(uri: &Uri) -> String {
    let scheme = uri.scheme_str().unwrap_or_default();
    let host = uri.authority().map_or("", |authority| authority.as_str());
    format!("{scheme}://{host}")
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::{VerifyingKey, signature::Verifier as _};

    use super::*;

    #[test]
    fn what_is_signed_can_be_checked_with_the_key_that_is_told() {
        let key = VapidKey::from_secret(&VapidKey::random_secret()).expect("a key");
        let endpoint: Uri = "https://push.example:8443/abc?d=e".parse().expect("a URI");
        let now = Timestamp::from_millis(1_000_000);
        let header = key.authorization(&endpoint, "https://kamidana.example", now);
        let rest = header.strip_prefix("vapid t=").expect("the scheme");
        let (token, public) = rest.split_once(", k=").expect("two parts");
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let decoded = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64url");
        let verifying = VerifyingKey::from_sec1_bytes(&decoded(public)).expect("a public key");
        let signature = Signature::from_slice(&decoded(signature)).expect("a signature");
        assert!(verifying.verify(signed.as_bytes(), &signature).is_ok());
        let (_, claims) = signed.split_once('.').expect("claims");
        let claims: serde_json::Value = serde_json::from_slice(&decoded(claims)).expect("JSON");
        let wanted = json!({
            "aud": "https://push.example:8443",
            "exp": 1000 + GOOD_FOR,
            "sub": "https://kamidana.example",
        });
        assert_eq!(claims, wanted);
    }

    #[test]
    fn what_is_no_secret_is_no_key() {
        for text in ["", "abc", "!", &BASE64URL_NOPAD.encode(&[0; 32])] {
            assert!(VapidKey::from_secret(text).is_none(), "{text:?}");
        }
    }
}
