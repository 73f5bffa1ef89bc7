"""webkit-print ADDRESS WIDTH HEIGHT FILE [SCRIPT]: prints a page with WebKitGTK, whose driver cannot.

Sizes are in millimetres. As with most printers, backgrounds stay away. SCRIPT runs before the page does,
and the page is printed once it is at rest.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

AT_REST = """
!!document.querySelector('main h1') && document.fonts.status === 'loaded' &&
  !document.querySelector('main h1.soft, .host:not(.ready), [aria-busy="true"]')
"""
MARGIN = 10

address, width, height, file = sys.argv[1:5]
script = sys.argv[5] if len(sys.argv) > 5 else ""


def fail(why):
    print(f"webkit-print: {why}", file=sys.stderr)
    Gtk.main_quit()
    sys.exit(1)


def look():
    view.evaluate_javascript(AT_REST, -1, None, None, None, looked)


def looked(view, answer):
    if view.evaluate_javascript_finish(answer).to_boolean():
        paint()
    else:
        GLib.timeout_add(50, look)


def paint():
    setup = Gtk.PageSetup()
    setup.set_paper_size(
        Gtk.PaperSize.new_custom("paper", "paper", float(width), float(height), Gtk.Unit.MM)
    )
    for side in ("top", "bottom", "left", "right"):
        getattr(setup, f"set_{side}_margin")(MARGIN, Gtk.Unit.MM)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, Path(file).absolute().as_uri())
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    view.operation = WebKit2.PrintOperation(web_view=view)
    view.operation.set_print_settings(settings)
    view.operation.set_page_setup(setup)
    view.operation.connect("finished", lambda _: Gtk.main_quit())
    view.operation.connect("failed", lambda _, error: fail(error.message))
    view.operation.print_()


view = WebKit2.WebView(web_context=WebKit2.WebContext.new_ephemeral())
view.get_settings().set_property("print-backgrounds", False)
view.get_user_content_manager().add_script(
    WebKit2.UserScript(
        script,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
window = Gtk.Window(default_width=1280, default_height=900)
window.add(view)
window.show_all()
view.connect("load-failed", lambda *about: fail(about[3].message))
view.connect("load-changed", lambda _, event: event == WebKit2.LoadEvent.FINISHED and look())
view.load_uri(address)
Gtk.main()
