//! To come.

use kamidana_game::OpenBoard;

use super::Style;

pub(super) fn draw(_: &OpenBoard, _: Style) -> String {
    String::new()
}
