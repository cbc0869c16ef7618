import SwiftUI

/// A file that came with an article, to be opened elsewhere.
struct FileView: View {
  let file: ForumFile

  var body: some View {
    if let address = file.addresses.first {
      Link(destination: address) { label }.accessibilityIdentifier("file")
    } else {
      label.foregroundStyle(.secondary)
    }
  }

  private var label: some View {
    Label {
      Text("\(file.name) (\(file.sizeInBytes.inBytes))", bundle: .module)
    } icon: {
      Image(systemName: "doc")
    }
  }
}
