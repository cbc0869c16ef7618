extension Image {
  /// How a picture fills a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How pixels are computed for a picture in another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opaque parts are painted with the foreground style.
    case template
    /// It keeps them.
    case original
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// What a renderer is told.
    var content: ImageContent.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the picture fill whatever space it is offered, the insets keeping their size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed {
      $0.resizing = ImageContent.Resizing(capInsets: capInsets, isTiled: resizingMode == .tile)
    }
  }

  /// Sets how pixels are computed for the picture in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether edges of the picture are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// Sets whether the picture keeps its colours; `nil` lets its kind decide.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets how the parts of a symbol are coloured; `nil` lets the view around decide.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode }
  }
}

/// How the parts of a symbol are coloured.
public nonisolated struct SymbolRenderingMode: Equatable, Sendable {
  let content: ImageContent.SymbolColors

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(content: .monochrome)
  /// In the colours that they have by nature.
  public static let multicolor = SymbolRenderingMode(content: .multicolor)
  /// In paler and stronger tones of one colour.
  public static let hierarchical = SymbolRenderingMode(content: .hierarchical)
  /// In the levels of the foreground style.
  public static let palette = SymbolRenderingMode(content: .palette)
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  private enum SymbolModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// The size of symbols relative to the texts beside them.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// How the parts of symbols are coloured; `nil` for what is best for each.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in the view relative to the texts beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how the parts of symbols in the view are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
