public import Foundation

/// A colour, which as a view fills the space it is offered.
///
/// A colour of the system stays one until it is drawn: a renderer maps it to the colour of its
/// surroundings, or asks for `components(in:)`.
public nonisolated struct Color: Hashable, Sendable {
  enum Kind: Hashable {
    case components(ColorComponents)
    case system(SystemColor)
    /// A colour of the application's resources.
    // Indirect: copies of a kind that holds it in place crash in debug builds of Swift 6.3.
    indirect case asset(AssetStore.ColorPair, name: String)
    /// Whatever the tint of the view is.
    case tint
  }

  let kind: Kind
  /// What the opacity of the colour was multiplied with, in order.
  private(set) var fadings: ContiguousArray<Double> = []

  init(_ kind: Kind) { self.kind = kind }

  init(_ system: SystemColor) { kind = .system(system) }

  /// The spaces in which components can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Creates a colour from its components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    kind = .components(
      ColorComponents(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, how strong it is and how bright, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour of the application's resources; one that is missing is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    let pair = AssetStore.shared.color(name, in: bundle)
    kind = pair.map { .asset($0, name: name) } ?? Color.clear.kind
  }

  /// Multiplies the opacity of the colour.
  public func opacity(_ opacity: Double) -> Color { faded([opacity]) }

  /// What the opacity of the colour is multiplied with.
  var alpha: Double { fadings.reduce(1, *) }

  /// Multiplies the opacity of the colour several times.
  func faded(_ fadings: ContiguousArray<Double>) -> Color {
    var color = self
    color.fadings += fadings
    return color
  }
}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its components, after the opacities it was given, the last first.
  public var description: String {
    let name: String
    switch kind {
    case .components(let components): name = components.hexadecimal
    case .system(let color): name = color.rawValue
    case .asset(_, let asset): name = asset
    case .tint: name = "tint"
    }
    return fadings.reduce(name) { "\(Int(($1 * 100).rounded()))% \($0)" }
  }
}

extension Color: PrimitiveView {
  @MainActor public static func _reconcile(_ view: Color, in slot: inout _ViewSlot) {
    let node = slot.existing(ColorNode.self) ?? ColorNode(in: slot)
    node.color = view
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// The node of a colour that fills an area.
final class ColorNode: LayoutNode {
  private var presentation: Presentation<Color.Resolved.AnimatableData>?

  var color = Color.clear {
    didSet {
      guard color != oldValue else { return }
      animate(from: oldValue)
      contentDidChange()
    }
  }

  private func animate(from old: Color) {
    guard graph.frameClock != nil else { return }
    let environment = EnvironmentValues(base: scope)
    presentation = moved(
      presentation, from: old.resolve(in: environment).animatableData,
      to: color.resolve(in: environment).animatableData
    ) { [weak self] in self?.contentDidChange() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func willRemeasure() { contentDidChange() }

  override var content: ElementContent? {
    .color(trackLayout(of: ColorNode.self) { shown(in: EnvironmentValues(base: scope)) })
  }

  private func shown(in environment: EnvironmentValues) -> Color {
    guard let presentation, presentation.isMoving else { return color.anchored(in: environment) }
    var shown = color.resolve(in: environment)
    shown.animatableData = presentation.value
    return Color(shown)
  }

  override func willTearDown() {
    presentation?.stop()
    super.willTearDown()
  }

  override var label: String { "Color" }
}
