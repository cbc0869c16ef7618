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
  @Environment(\.shareText) private var share

  var body: some View {
    Button {
      share?(item)
    } label: {
      label
    }.disabled(share == nil)
  }
}

extension EnvironmentValues {
  private enum ShareTextKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
  }

  /// Hands text to other programs; a renderer that has a way sets it.
  package var shareText: (@MainActor (String) -> Void)? {
    get { self[ShareTextKey.self] }
    set { self[ShareTextKey.self] = newValue }
  }
}
