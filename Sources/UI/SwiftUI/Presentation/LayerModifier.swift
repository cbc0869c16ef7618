import Foundation
import SwiftUICore

/// Hands a layer on while a binding is true.
nonisolated struct LayerModifier<LayerContent: View>: ViewModifier {
  let kind: Layer.Kind
  @Binding var isPresented: Bool
  let place: LayerPlace
  let closesOnAction: Bool
  let onDismiss: (() -> Void)?
  let layerContent: () -> LayerContent
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(
    kind: Layer.Kind, isPresented: Binding<Bool>, place: LayerPlace, closesOnAction: Bool,
    onDismiss: (() -> Void)?, layerContent: @escaping () -> LayerContent
  ) {
    self.kind = kind
    _isPresented = isPresented
    self.place = place
    self.closesOnAction = closesOnAction
    self.onDismiss = onDismiss
    self.layerContent = layerContent
  }

  @MainActor func body(content: Content) -> some View {
    let layer = isPresented ? makeLayer() : nil
    return
      content
      .transformPreference(LayerKey.self) { layers in
        if let layer, !isBesideSource { layers.append(layer) }
      }
      .background { LayerAtSource(layer: isBesideSource ? layer : nil, place: place) }
  }

  private var isBesideSource: Bool { kind == .menu || kind == .popover }

  @MainActor private func makeLayer() -> Layer {
    let binding = $isPresented
    let dismiss = { binding.wrappedValue = false }
    var layer = Layer(
      kind,
      portal: Portal(id: id, scope: scope) {
        PresentedContent(
          kind: kind, dismiss: dismiss, closesOnAction: closesOnAction, onDismiss: onDismiss,
          content: layerContent)
      }, dismiss: dismiss)
    layer.needsCloser = place.needsCloser
    return layer
  }
}

/// Hands a layer on with the frame of what it lies beside.
private struct LayerAtSource: View {
  let layer: Layer?
  let place: LayerPlace

  var body: some View {
    if let layer {
      GeometryReader { proxy in
        PreferenceSource(LayerKey.self, value: [placed(layer, proxy)])
      }
    }
  }

  private func placed(_ layer: Layer, _ proxy: GeometryProxy) -> Layer {
    var layer = layer
    layer.source = place.source(in: proxy.frame(in: .global))
    layer.edge = place.edge
    return layer
  }
}
