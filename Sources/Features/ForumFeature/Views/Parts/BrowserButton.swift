import SwiftUI

/// Opens a web page outside of this program.
struct BrowserButton: View {
  let page: URL
  @Environment(\.openInBrowser) private var openInBrowser

  var body: some View {
    MenuItem(Text("Open in Browser", bundle: .module), systemImage: "safari") {
      openInBrowser(page)
    }
    .accessibilityIdentifier("browser")
  }
}
