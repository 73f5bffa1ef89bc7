//! HTML in which nothing that people wrote can be taken for HTML.

use std::fmt::Write as _;

/// A piece of HTML being written.
#[derive(Clone, Default, Debug)]
pub(super) struct Html(String);

impl Html {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// An element with nothing but text in it.
    pub(super) fn text(mut self, tag: &str, text: &str) -> Self {
        if !text.is_empty() {
            let _ = writeln!(self.0, "<{tag}>{}</{tag}>", escaped(text));
        }
        self
    }

    /// A list of texts.
    pub(super) fn list(self, items: impl IntoIterator<Item = String>) -> Self {
        let items: Vec<_> = items.into_iter().map(|item| escaped(&item)).collect();
        self.items(&items)
    }

    /// A list of links: an address of ours and what it is called.
    pub(super) fn links(self, links: impl IntoIterator<Item = (String, String)>) -> Self {
        let link = |(to, text): (String, String)| {
            format!("<a href=\"{}\">{}</a>", escaped(&to), escaped(&text))
        };
        let links: Vec<_> = links.into_iter().map(link).collect();
        self.items(&links)
    }

    fn items(mut self, items: &[String]) -> Self {
        if !items.is_empty() {
            let items: String = items.iter().fold(String::new(), |mut all, item| {
                let _ = write!(all, "<li>{item}</li>");
                all
            });
            let _ = writeln!(self.0, "<ul>{items}</ul>");
        }
        self
    }

    /// A picture of ours.
    pub(super) fn image(mut self, from: &str, about: &str) -> Self {
        let (from, about) = (escaped(from), escaped(about));
        let _ = writeln!(
            self.0,
            "<img src=\"{from}\" alt=\"{about}\" width=\"600\" height=\"315\">"
        );
        self
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text as it stands in HTML, between tags or in double quotes.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_stays_text() {
        let evil = "\"><script>alert('&')</script>";
        let html = Html::new()
            .text("p", evil)
            .list([evil.into()])
            .links([(evil.into(), evil.into())])
            .image(evil, evil);
        assert!(!html.as_str().contains("<script"), "{}", html.as_str());
        assert!(!html.as_str().contains("\">\"><"), "{}", html.as_str());
        assert_eq!(html.as_str().matches('"').count() % 2, 0);
    }
}
