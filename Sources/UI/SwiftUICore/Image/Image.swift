public import Foundation

/// A picture or symbol.
public nonisolated struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case encoded(Data, pixels: CGSize)
    case placeholder
  }

  let source: Source
  /// What it is called by those who cannot see it; `nil` for one that only decorates.
  var label: Text?
  var scale: CGFloat = 1
  var resizing: ImageContent.Resizing?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  var level: Double?

  /// Shows a picture of the application's resources, which is called by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: Text(verbatim: name))
  }

  /// Shows a picture of the application's resources under a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: label)
  }

  /// Shows a picture of the application's resources that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: nil)
  }

  /// Shows a symbol by the name that Apple's systems know it by.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: Text(verbatim: systemName))
  }

  /// Shows a symbol that is filled up to a level, from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    level = variableValue.map { min(max($0, 0), 1) }
  }

  /// Shows an encoded picture.
  ///
  /// - Parameters:
  ///   - data: A PNG, JPEG, GIF or WebP file.
  ///   - pixels: Its size, which the caller has read from it.
  ///   - scale: How many pixels make a point.
  ///   - label: What it is called; `nil` for one that only decorates.
  package init(encoded data: Data, pixels: CGSize, scale: CGFloat = 1, label: Text? = nil) {
    self.init(.encoded(data, pixels: pixels), label: label)
    self.scale = scale
  }

  /// Stands for a picture that isn't there yet, in whatever space it is offered.
  package static var placeholder: Image { Image(.placeholder, label: nil).resizable() }

  private init(_ source: Source, label: Text?) {
    self.source = source
    self.label = label
  }
}

extension Image: PrimitiveView {
  @MainActor public static func _reconcile(_ view: Image, in slot: inout _ViewSlot) {
    let node = slot.existing(ImageNode.self) ?? ImageNode(view, in: slot)
    node.image = view
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

extension Image {
  /// What a renderer is told of the picture, in a font and a colour.
  func content(
    in environment: EnvironmentValues, font: Font?, color: Color?
  ) -> ImageContent {
    let (source, pixelsPerPoint): (ImageContent.Source, CGFloat) =
      switch source {
      case .symbol(let name): (.symbol(environment.symbolVariants.applied(to: name)), scale)
      case .named(let name, let bundle):
        AssetStore.shared.picture(name, in: bundle).map {
          (.encoded($0.picture.data, pixels: $0.picture.pixels), $0.scale)
        } ?? (.resource(name), 1)
      case .encoded(let data, let pixels): (.encoded(data, pixels: pixels), scale)
      case .placeholder: (.placeholder, scale)
      }
    var content = ImageContent(source, label: label?.string(in: environment))
    content.pixelsPerPoint = pixelsPerPoint
    content.color = color
    content.font = font
    content.typeSize = environment.dynamicTypeSize
    content.resizing = resizing
    content.isPixelated = interpolation == .none
    content.isTemplate = renderingMode.map { $0 == .template }
    content.symbolScale = environment.imageScale.content
    content.symbolLevel = level
    content.symbolColors = (symbolRenderingMode ?? environment.symbolRenderingMode)?.content
    return content
  }
}
