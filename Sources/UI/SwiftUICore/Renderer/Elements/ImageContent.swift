package import Foundation

/// A picture or symbol.
package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A symbol by the name that Apple's systems know it by.
    case symbol(String)
    /// A picture of the application's resources that was not found among its files.
    case resource(String)
    /// An encoded picture: PNG, JPEG, GIF or WebP, and its size in pixels.
    case encoded(Data, pixels: CGSize)
    /// A picture that isn't there yet: a plain area that fills its frame.
    case placeholder
  }

  /// How a picture fills a space of another size.
  package struct Resizing: Hashable, Sendable {
    /// The edges that keep their size.
    package var capInsets = EdgeInsets()
    /// Whether the part between them is repeated; otherwise it is stretched.
    package var isTiled = false

    package init(capInsets: EdgeInsets = EdgeInsets(), isTiled: Bool = false) {
      self.capInsets = capInsets
      self.isTiled = isTiled
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine([capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing])
      hasher.combine(isTiled)
    }
  }

  /// The size of a symbol relative to the text beside it.
  package enum SymbolScale: Hashable, Sendable { case small, medium, large }

  /// How the parts of a symbol are coloured.
  package enum SymbolColors: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  package var source: Source
  /// What it is called by those who listen; `nil` for one that only decorates.
  package var label: String?
  /// What a symbol or template is painted with; `nil` for the colour of plain text.
  package var color: Color?
  /// The font of texts beside a symbol; `nil` for the window's own.
  package var font: Font?
  /// The person's choice of text size, for the description of the font.
  package var typeSize = DynamicTypeSize.large
  package var pixelsPerPoint: CGFloat = 1
  /// How it fills its frame; `nil` if it keeps its own size, in the middle of the frame.
  package var resizing: Resizing?
  /// Whether pixels stay visible as such when it is enlarged.
  package var isPixelated = false
  /// Whether it is painted with the colour; `nil` lets its kind decide.
  package var isTemplate: Bool?
  package var symbolScale = SymbolScale.medium
  /// How far a symbol with levels is filled, from 0 to 1.
  package var symbolLevel: Double?
  /// `nil` for what is best for the symbol.
  package var symbolColors: SymbolColors?

  /// The size of an encoded picture in points; `nil` for what has none of its own.
  package var encodedSize: CGSize? {
    guard case .encoded(_, let pixels) = source else { return nil }
    guard pixelsPerPoint > 0 else { return pixels }
    return CGSize(width: pixels.width / pixelsPerPoint, height: pixels.height / pixelsPerPoint)
  }

  package init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }
}
