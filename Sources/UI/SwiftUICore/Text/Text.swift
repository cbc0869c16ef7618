public import Foundation
public import FoundationCompat

/// A piece of text that is only read.
public nonisolated struct Text: Equatable, Sendable {
  /// Where the characters come from.
  indirect enum Source: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedTemplate, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case image(Image)
    case object(TemplateBox)
    case joined([Text])
  }

  let source: Source
  /// How the text differs from those around it, inner changes before outer ones.
  var changes: [TextChange] = []

  init(_ source: Source) { self.source = source }

  /// Shows a string as it is.
  @inlinable public init(verbatim content: String) { self.init(string: content) }

  @usableFromInline init(string: String) { source = .verbatim(string) }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(string: String(content))
  }

  /// Shows the translation of a key.
  ///
  /// - Parameters:
  ///   - key: The text in the language that it is written in, or a name for it.
  ///   - tableName: The table of translations; `nil` for `Localizable`.
  ///   - bundle: Where the table is; `nil` for the program's own bundle.
  ///   - comment: What translators should know.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    source = .localized(key.template, table: tableName, bundle: bundle)
  }

  /// Shows the translation of a text.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    source = .resource(resource)
  }

  /// Shows a text whose parts look different.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    source = .attributed(attributedContent)
  }

  /// Shows a picture or symbol as part of a text.
  public init(_ image: Image) { source = .image(image) }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if case .joined(let parts) = lhs.source, lhs.changes.isEmpty {
      return Text(.joined(parts + [rhs]))
    }
    return Text(.joined([lhs, rhs]))
  }
}

extension Text: PrimitiveView {
  @MainActor public static func _reconcile(_ view: Text, in slot: inout _ViewSlot) {
    let node = slot.existing(TextNode.self) ?? TextNode(view, in: slot)
    node.text = view
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}
