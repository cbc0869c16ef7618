import CoreTransferable
public import Foundation
public import SwiftUICore

/// A control that hands text or an address to other programs.
///
/// What that means is the renderer's: a window offers the desktop's ways, a terminal its clipboard.
/// Where there is no way at all, as on a printed screen, the control is disabled.
public nonisolated struct ShareLink<Label: View>: View {
  let item: String
  let label: Label

  /// Creates a link that hands on an address.
  public init(item: URL, @ViewBuilder label: () -> Label) {
    self.item = item.absoluteString
    self.label = label()
  }

  /// Creates a link that hands on text.
  public init(item: String, @ViewBuilder label: () -> Label) {
    self.item = item
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View { ShareControl(item: item, label: label) }
}

/// The usual label of a share link.
public nonisolated struct DefaultShareLinkLabel: View {
  @MainActor @preconcurrency public var body: some View {
    Label {
      Text(own: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that hands on an address, with the usual label.
  public init(item: URL) { self.init(item: item) { DefaultShareLinkLabel() } }

  /// Creates a link that hands on text, with the usual label.
  public init(item: String) { self.init(item: item) { DefaultShareLinkLabel() } }
}

/// A share link as a control.
private struct ShareControl<Label: View>: View {
  let item: String
  let label: Label
  @Environment(\.exchange) private var exchange

  var body: some View {
    Button {
      exchange?.share(Parcel(item))
    } label: {
      label
    }.disabled(exchange == nil)
  }
}
