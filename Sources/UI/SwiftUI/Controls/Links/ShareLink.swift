public import CoreTransferable
public import Foundation
public import SwiftUICore

/// A control that hands text, an address, or anything else that can be transferred, to other
/// programs.
///
/// What that means is the renderer's: a window offers the desktop's ways, a terminal its clipboard.
/// Where there is no way at all, as on a printed screen, the control is disabled.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  let items: Data
  let label: Label

  @MainActor @preconcurrency public var body: some View {
    ShareControl(items: items, label: label)
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that hands on an address.
  ///
  /// - Parameters:
  ///   - item: The address.
  ///   - subject: What it is about, for programs that ask.
  ///   - message: What is said beside it, by programs that can.
  ///   - label: What the link is called.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    items = CollectionOfOne(item)
    self.label = label()
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that hands on text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: What it is about, for programs that ask.
  ///   - message: What is said beside it, by programs that can.
  ///   - label: What the link is called.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    items = CollectionOfOne(item)
    self.label = label()
  }
}

extension ShareLink {
  /// Creates a link that hands on a value.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: What it is about, for programs that ask.
  ///   - message: What is said beside it, by programs that can.
  ///   - preview: What stands for the value while a person chooses a program.
  ///   - label: What the link is called.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    self.label = label()
  }
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

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that hands on an address, with the usual label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that hands on text, with the usual label.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that hands on a value, with the usual label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }
}

/// A share link as a control.
private struct ShareControl<Items: RandomAccessCollection, Label: View>: View
where Items.Element: Transferable {
  let items: Items
  let label: Label
  @Environment(\.exchange) private var exchange

  var body: some View {
    Button {
      for item in items { exchange?.share(Parcel(item)) }
    } label: {
      label
    }.disabled(exchange == nil)
  }
}
