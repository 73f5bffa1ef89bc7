//! Passwords: which will do, and how they are kept.

use std::sync::Arc;

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use crate::{name::Name, secret::fill};

/// The shortest and the longest password, in bytes.
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;

/// What hashing a password costs: 19 megabytes, twice over, on one processor. This is what OWASP
/// recommends; passwords with other costs can still be checked.
const MEMORY: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How many passwords are hashed at the same time: others wait, so that a crowd at the door takes
/// neither all memory nor all processors.
const HASHED_AT_ONCE: usize = 2;

/// The hash of a password that nobody has, to spend the usual time on unknown names.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$\
    bm9ib2R5IGhhcyBpdA$X3tHhG9WJZHhB2Q8mXo8b0V0r5oQnXxYkq3T1sD7uKc";

/// The passwords that are tried first.
const COMMON: &[&str] = &[
    "00000000",
    "11111111",
    "12341234",
    "12345678",
    "123456789",
    "1234567890",
    "123123123",
    "1q2w3e4r",
    "1q2w3e4r5t",
    "1qaz2wsx",
    "87654321",
    "987654321",
    "aa123456",
    "abc12345",
    "abcd1234",
    "abcdefgh",
    "asdfasdf",
    "asdfghjk",
    "asdfghjkl",
    "baseball",
    "changeme",
    "computer",
    "dragon123",
    "football",
    "iloveyou",
    "kamidana",
    "letmein1",
    "monkey123",
    "passw0rd",
    "password",
    "password1",
    "password12",
    "password123",
    "princess",
    "qazwsxedc",
    "qwer1234",
    "qwerty12",
    "qwerty123",
    "qwertyui",
    "qwertyuiop",
    "sunshine",
    "superman",
    "trustno1",
    "welcome1",
    "whatever",
];

/// Why a password was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasswordError {
    /// It is too short.
    #[error("a password has at least {} characters", SHORTEST_PASSWORD)]
    TooShort,
    /// It is too long.
    #[error("a password has at most {} bytes", LONGEST_PASSWORD)]
    TooLong,
    /// It is the name.
    #[error("a password is not the name")]
    Name,
    /// Everybody would try it.
    #[error("this is one of the passwords that are tried first")]
    Common,
    /// The server could not hash it.
    #[error("the password could not be hashed")]
    Failed,
}

impl PasswordError {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooShort => "password-short",
            Self::TooLong => "password-long",
            Self::Name => "password-name",
            Self::Common => "password-common",
            Self::Failed => "unavailable",
        }
    }
}

/// The same text, whichever keyboard it was typed on.
fn normal(password: &str) -> String {
    password.nfkc().collect()
}

/// Whether somebody of this name may have this password.
pub fn check_password(name: &str, password: &str) -> Result<(), PasswordError> {
    if password.len() > 4 * LONGEST_PASSWORD {
        return Err(PasswordError::TooLong);
    }
    let password = normal(password);
    match password.len() {
        ..SHORTEST_PASSWORD => return Err(PasswordError::TooShort),
        SHORTEST_PASSWORD..=LONGEST_PASSWORD => {}
        _ => return Err(PasswordError::TooLong),
    }
    let small = password.to_lowercase();
    let one_letter = small.chars().all(|c| small.starts_with(c));
    let game = kamidana_game::games().iter().any(|game| game.id() == small);
    if one_letter || game || COMMON.contains(&&*small) {
        return Err(PasswordError::Common);
    }
    let skeleton = Name::skeleton_of(&password);
    if skeleton.is_some() && skeleton == Name::skeleton_of(name) {
        return Err(PasswordError::Name);
    }
    Ok(())
}

/// The hash of a password as it is kept, in the PHC format. Takes a while and 19 megabytes.
pub fn hash_password(password: &str) -> Result<String, PasswordError> {
    let params = Params::new(MEMORY, PASSES, LANES, None).map_err(|_| PasswordError::Failed)?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let mut salt = [0; 16];
    fill(&mut salt);
    argon2
        .hash_password_with_salt(normal(password).as_bytes(), &salt)
        .map(|hash| hash.to_string())
        .map_err(|_| PasswordError::Failed)
}

/// Whether a password has this hash. Takes as long as hashing it.
pub fn verify_password(password: &str, phc: &str) -> bool {
    if password.len() > 4 * LONGEST_PASSWORD {
        return false;
    }
    Argon2::default()
        .verify_password(normal(password).as_bytes(), phc)
        .is_ok()
}

/// Takes as long as [`verify_password`] and is never true: for names that nobody has, so that the
/// time does not tell.
pub fn dummy(password: &str) -> bool {
    let _ = verify_password(password, NOBODYS);
    false
}

/// Hashes and checks passwords beside everything else, a few at a time.
#[derive(Clone, Debug)]
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Self {
        Self::new(HASHED_AT_ONCE)
    }
}

impl Passwords {
    /// So many at a time, at least one.
    pub fn new(at_once: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_once.max(1))))
    }

    /// The hash of a password for somebody of this name, if it will do.
    pub async fn hash(&self, name: &str, password: &str) -> Result<String, PasswordError> {
        check_password(name, password)?;
        let password = password.to_owned();
        let hashed = self.work(move || hash_password(&password)).await;
        hashed.unwrap_or(Err(PasswordError::Failed))
    }

    /// Whether a password has this hash. Without a hash, it has not, which takes as long.
    pub async fn verify(&self, password: &str, phc: Option<String>) -> bool {
        let password = password.to_owned();
        let verified = self.work(move || match phc {
            Some(phc) => verify_password(&password, &phc),
            None => dummy(&password),
        });
        verified.await.unwrap_or(false)
    }

    /// Does something that takes long when it is its turn. Once begun, it keeps its place until
    /// it is finished, even if nobody waits for it any more.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use argon2::PasswordHash;

    use super::*;

    #[test]
    fn a_password_has_its_hash_and_no_other_has() {
        let hash = hash_password("correct horse").expect("it is hashed");
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert!(verify_password("correct horse", &hash));
        assert!(!verify_password("correct horsf", &hash));
        assert!(!verify_password("", &hash));
        assert_ne!(hash_password("correct horse"), Ok(hash));
    }

    #[test]
    fn a_password_is_the_same_on_every_keyboard() {
        let composed = hash_password("caf\u{e9} ﬁn ok").expect("it is hashed");
        assert!(verify_password("cafe\u{301} fin ok", &composed));
    }

    #[test]
    fn what_is_no_hash_fits_no_password() {
        for phc in [
            "",
            "x",
            "$argon2id$",
            "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ",
        ] {
            assert!(!verify_password("correct horse", phc), "{phc}");
        }
        let long = "x".repeat(1_000_000);
        assert!(!verify_password(&long, NOBODYS));
    }

    #[test]
    fn nobodys_hash_costs_what_others_cost() {
        let own = hash_password("correct horse").expect("it is hashed");
        let own = PasswordHash::new(&own).expect("a hash");
        let nobodys = PasswordHash::new(NOBODYS).expect("a hash");
        assert_eq!(own.algorithm, nobodys.algorithm);
        assert_eq!(own.version, nobodys.version);
        assert_eq!(own.params.to_string(), nobodys.params.to_string());
        let lengths = |hash: &PasswordHash| {
            (
                hash.salt.map(|salt| salt.as_ref().len()),
                hash.hash.map(|hash| hash.as_bytes().len()),
            )
        };
        assert_eq!(lengths(&own).1, lengths(&nobodys).1);
        assert!(!dummy("correct horse"));
    }

    #[test]
    fn bad_passwords_are_refused() {
        let check = |password: &str| check_password("Amy Winter", password);
        assert_eq!(check("seven77"), Err(PasswordError::TooShort));
        assert_eq!(check("eight888"), Ok(()));
        assert_eq!(check(&"ab".repeat(100)), Ok(()));
        assert_eq!(
            check(&format!("{}c", "ab".repeat(100))),
            Err(PasswordError::TooLong)
        );
        assert_eq!(check(&"x".repeat(1_000_000)), Err(PasswordError::TooLong));
        // Four bytes a letter.
        assert_eq!(check("𠀀𠀁"), Ok(()));
        // One letter that is written as eighteen: bytes are counted after that.
        assert_eq!(check(&"\u{fdfa}a".repeat(7)), Err(PasswordError::TooLong));
        for password in [
            "password",
            "PassWord",
            "12345678",
            "aaaaaaaaaa",
            "ｐａｓｓｗｏｒｄ",
        ] {
            assert_eq!(check(password), Err(PasswordError::Common), "{password}");
        }
        for password in ["Amy Winter", "amywinter", "AMY_WINTER", "amy-w1nter"] {
            assert_eq!(check(password), Err(PasswordError::Name), "{password}");
        }
        assert_eq!(check("Amy Winter 1987"), Ok(()));
    }

    #[test]
    fn a_common_password_is_long_enough_to_be_tried() {
        for password in COMMON {
            assert!(password.len() >= SHORTEST_PASSWORD, "{password}");
            assert_eq!(*password, password.to_lowercase());
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn passwords_are_hashed_and_checked_aside() {
        let passwords = Passwords::default();
        let hash = passwords.hash("Amy", "correct horse").await;
        let hash = hash.expect("it is hashed");
        assert!(passwords.verify("correct horse", Some(hash.clone())).await);
        assert!(!passwords.verify("wrong horse", Some(hash)).await);
        assert!(!passwords.verify("correct horse", None).await);
        assert_eq!(
            passwords.hash("Amy", "short").await,
            Err(PasswordError::TooShort)
        );
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_than_allowed_work_at_once_even_if_nobody_waits() {
        let passwords = Passwords::new(2);
        let (begin, mut begun) = tokio::sync::mpsc::unbounded_channel();
        // Each goes on until it is let go.
        let begin_work = |number: usize| {
            let (let_go, held) = std::sync::mpsc::channel::<()>();
            let (passwords, begin) = (passwords.clone(), begin.clone());
            let work = async move {
                let work = passwords.work(move || {
                    begin.send(number).expect("the test listens");
                    let _ = held.recv();
                });
                work.await
            };
            (tokio::spawn(work), let_go)
        };
        let (first, end_first) = begin_work(1);
        assert_eq!(begun.recv().await, Some(1));
        let (second, end_second) = begin_work(2);
        assert_eq!(begun.recv().await, Some(2));
        let (third, end_third) = begin_work(3);
        // The first loses patience, but its work goes on.
        first.abort();
        assert!(first.await.is_err());
        assert_eq!(passwords.0.available_permits(), 0);
        assert!(begun.try_recv().is_err());
        drop(end_second);
        assert_eq!(second.await.expect("it ends"), Some(()));
        assert_eq!(begun.recv().await, Some(3));
        assert_eq!(passwords.0.available_permits(), 0);
        drop((end_first, end_third));
        assert_eq!(third.await.expect("it ends"), Some(()));
        // A panic gives its place back.
        assert_eq!(passwords.work(|| panic!("on purpose")).await, None::<()>);
        assert_eq!(passwords.work(|| 7).await, Some(7));
        let both = passwords.0.acquire_many(2).await;
        assert!(both.is_ok());
    }
}
