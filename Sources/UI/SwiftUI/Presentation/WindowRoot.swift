package import SwiftUICore
import Observation

/// The view around everything in a window: shows what is presented in front of it.
package struct WindowRoot<Content: View>: View {
  private let content: Content
  @State private var model = WindowModel()

  /// Creates the root of a window.
  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var body: some View {
    WindowLayout {
      PlainPage(content: content)
      LayerPile(model: model)
    }
    .onPreferenceChange(LayerKey.self) { model.show($0) }
    .honoringPreferredColorScheme()
  }
}

/// The layers of a window, in the order in which they came up.
@MainActor @Observable final class WindowModel {
  private(set) var layers: [Layer] = []

  /// Takes over what is wanted; what was there before stays behind what is new.
  func show(_ wanted: [Layer]) {
    var newest: [PortalID: Layer] = [:]
    var order: [PortalID] = []
    for layer in wanted where newest.updateValue(layer, forKey: layer.id) == nil {
      order.append(layer.id)
    }
    let known = layers.compactMap { newest.removeValue(forKey: $0.id) }
    layers = known + order.compactMap { newest[$0] }
  }
}

/// Shows the layers; it alone runs again when they change.
private struct LayerPile: View {
  let model: WindowModel

  var body: some View { ForEach(model.layers) { LayerView(layer: $0) } }
}

/// Lays views over each other, each in the middle of the window.
private nonisolated struct WindowLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    // Where nobody says how large the window is, it is as large as its page would like to be.
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
