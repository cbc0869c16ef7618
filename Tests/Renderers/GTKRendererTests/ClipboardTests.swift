import CGTK
import Foundation
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct ClipboardTests {
  @Test(arguments: ["荷塘 https://example.org/", "", "a\u{0301}\n👩‍👩‍👧"])
  func whatIsPutThereIsReadAgain(text: String) throws {
    try TestDisplay.use()

    Clipboard.put(text)

    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    let content = try #require(gdk_clipboard_get_content(clipboard))
    var value = GValue()
    g_value_init(&value, typeOfStrings)
    defer { g_value_unset(&value) }
    #expect(gdk_content_provider_get_value(content, &value, nil) != 0)
    #expect(g_value_get_string(&value).map { String(cString: $0) } == text)
  }
}
