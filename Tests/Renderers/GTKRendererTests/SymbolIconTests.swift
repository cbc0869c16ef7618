import CGTK
import Foundation
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct SymbolIconTests {
  @Test func everyIconIsThere() throws {
    try TestDisplay.use()
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())

    let missing = Self.icons.filter { gtk_icon_theme_has_icon(theme, $0 + "-symbolic") == 0 }

    #expect(missing.isEmpty)
    #expect(gtk_icon_theme_has_icon(theme, "hetang-none-symbolic") == 0)
  }

  @Test func everyIconOfOurOwnStandsForSomething() {
    let folder = Checkout.root.appending(path: "Sources/Renderers/GTKRenderer/Resources/Icons")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let own = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "svg" }
      .map { $0.deletingPathExtension().lastPathComponent.replacing("-symbolic", with: "") }

    #expect(own.count > 30)
    #expect(Set(own).subtracting(Self.icons).isEmpty)
  }

  @Test func variantsHaveTheIconOfWhatTheyVary() {
    #expect(SymbolIcons.name(for: "star") == "hetang-star-symbolic")
    #expect(SymbolIcons.name(for: "star.fill") == "hetang-star-fill-symbolic")
    #expect(SymbolIcons.name(for: "star.circle") == "hetang-star-symbolic")
    #expect(SymbolIcons.name(for: "no.such.symbol") == "image-missing-symbolic")
  }

  private static var icons: [String] {
    SymbolIcons.text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }
}
