//! Push services: whom we hand messages in to. A browser says where, so the place is looked at first:
//! otherwise anybody could make us call any machine that we can reach.

use axum::http::Uri;
use data_encoding::BASE64URL_NOPAD;
use web_push_native::{Auth, p256::PublicKey};

use super::vapid::origin;

/// The services of the browsers there are; with a dot, all names below it.
const SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "android.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
];
/// The longest endpoint.
const LONGEST_ENDPOINT: usize = 1000;

/// An endpoint of a service that we call; `others` are origins that whoever runs the site trusts.
pub(super) fn endpoint(text: &str, others: &[String]) -> Option<Uri> {
    if text.len() > LONGEST_ENDPOINT {
        return None;
    }
    let uri: Uri = text.parse().ok()?;
    let host = uri.host()?;
    // Nobody's name, no other port.
    let plain = uri.scheme_str() == Some("https")
        && uri.authority().is_some_and(|authority| authority == host);
    let known = |service: &&str| match service.strip_prefix('.') {
        Some(_) => host.ends_with(*service),
        None => host == *service,
    };
    let ours = others.iter().any(|other| *other == origin(&uri));
    (ours || plain && SERVICES.iter().any(|service| known(&service))).then_some(uri)
}

/// What a browser told us to encrypt with: its public key and what else only it knows.
pub(super) fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let decoded = |text: &str| {
        let digits = text.trim_end_matches('=');
        BASE64URL_NOPAD.decode(digits.as_bytes()).ok()
    };
    let public = PublicKey::from_sec1_bytes(&decoded(p256dh)?).ok()?;
    let auth = decoded(auth)?;
    (auth.len() == 16).then(|| (public, Auth::clone_from_slice(&auth)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_called() {
        let others = ["http://127.0.0.1:9000".to_owned()];
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://wns2-by3p.notify.windows.com/w/?token=abc",
            "https://web.push.apple.com/QGuI",
            "http://127.0.0.1:9000/anything",
        ] {
            assert!(endpoint(good, &others).is_some(), "{good}");
        }
        let long = format!(
            "https://fcm.googleapis.com/{}",
            "a".repeat(LONGEST_ENDPOINT)
        );
        for bad in [
            "",
            "fcm.googleapis.com",
            "http://fcm.googleapis.com/abc",
            "https://fcm.googleapis.com:22/abc",
            "https://me@fcm.googleapis.com/abc",
            "https://fcm.googleapis.com.evil.example/abc",
            "https://evilfcm.googleapis.com/abc",
            "https://evilpush.apple.com/abc",
            "https://127.0.0.1:9000/abc",
            "http://127.0.0.1:9001/abc",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
            &long,
        ] {
            assert!(endpoint(bad, &others).is_none(), "{bad}");
        }
    }

    #[test]
    fn keys_have_to_be_keys() {
        let p256dh = "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
        let auth = "_ordMnz7uTCmrpBTeUV4Bw";
        assert!(keys(p256dh, auth).is_some());
        assert!(keys(p256dh, "_ordMnz7uTCmrpBTeUV4Bw==").is_some());
        assert!(keys(p256dh, "abcd").is_none());
        assert!(keys(&p256dh[..80], auth).is_none());
        assert!(keys("", "").is_none());
    }
}
