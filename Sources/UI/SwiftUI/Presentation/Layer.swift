package import Foundation
package import SwiftUICore

/// Something that is shown in front of a window: a sheet, a dialog, a menu or a popover.
///
/// Layers travel up as the preference `LayerKey`; `WindowRoot` shows them, in the order in which
/// they came up, in the environment of the place where they are written.
package struct Layer: Equatable, Identifiable {
  /// What a layer is.
  package enum Kind: Equatable {
    case sheet(SheetContent)
    case dialog(DialogContent)
    case menu
    case popover
  }

  package let kind: Kind
  package let portal: Portal
  /// The frame of what the layer belongs to, in the window, if it lies beside that.
  package var source: CGRect?
  /// Ends the layer when a person asks for it.
  package let dismiss: () -> Void

  package var id: PortalID { portal.id }

  /// Creates a layer.
  package init(
    _ kind: Kind, portal: Portal, source: CGRect? = nil, dismiss: @escaping () -> Void
  ) {
    self.kind = kind
    self.portal = portal
    self.source = source
    self.dismiss = dismiss
  }

  package static func == (left: Layer, right: Layer) -> Bool {
    left.kind == right.kind && left.portal == right.portal && left.source == right.source
  }
}

/// The layers that are wanted below a view.
package enum LayerKey: PreferenceKey {
  package static var defaultValue: [Layer] { [] }

  package static func reduce(value: inout [Layer], nextValue: () -> [Layer]) {
    value += nextValue()
  }
}

extension View {
  /// Shows a view in front of the window while a binding is true.
  ///
  /// Inside, `dismiss` and `isPresented` are about the layer. A menu or popover lies beside this
  /// view, everything else in the middle of the window. `closesOnAction` says whether a button
  /// inside ends the layer after its action; `onDismiss` runs when the layer has gone.
  nonisolated package func layer<LayerContent: View>(
    _ kind: Layer.Kind, isPresented: Binding<Bool>, closesOnAction: Bool = false,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> LayerContent
  ) -> some View {
    modifier(
      LayerModifier(
        kind: kind, isPresented: isPresented, closesOnAction: closesOnAction,
        onDismiss: onDismiss, layerContent: content))
  }
}

/// Hands a layer on while a binding is true.
private nonisolated struct LayerModifier<LayerContent: View>: ViewModifier {
  let kind: Layer.Kind
  @Binding var isPresented: Bool
  let closesOnAction: Bool
  let onDismiss: (() -> Void)?
  let layerContent: () -> LayerContent
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(
    kind: Layer.Kind, isPresented: Binding<Bool>, closesOnAction: Bool,
    onDismiss: (() -> Void)?, layerContent: @escaping () -> LayerContent
  ) {
    self.kind = kind
    _isPresented = isPresented
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
      .background { LayerAtSource(layer: isBesideSource ? layer : nil) }
  }

  private var isBesideSource: Bool { kind == .menu || kind == .popover }

  @MainActor private func makeLayer() -> Layer {
    let binding = $isPresented
    let dismiss = { binding.wrappedValue = false }
    return Layer(
      kind,
      portal: Portal(id: id, scope: scope) {
        PresentedContent(
          kind: kind, dismiss: dismiss, closesOnAction: closesOnAction, onDismiss: onDismiss,
          content: layerContent)
      }, dismiss: dismiss)
  }
}

/// Hands a layer on with the frame of what it lies beside.
private struct LayerAtSource: View {
  let layer: Layer?

  var body: some View {
    if let layer {
      GeometryReader { proxy in
        PreferenceSource(LayerKey.self, value: [placed(layer, proxy)])
      }
    }
  }

  private func placed(_ layer: Layer, _ proxy: GeometryProxy) -> Layer {
    var layer = layer
    layer.source = proxy.frame(in: .global)
    return layer
  }
}

/// The content of a layer, in the environment that layers have.
private struct PresentedContent<Content: View>: View {
  let kind: Layer.Kind
  let dismiss: () -> Void
  let closesOnAction: Bool
  let onDismiss: (() -> Void)?
  let content: () -> Content

  var body: some View {
    page
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction(perform: dismiss))
      .environment(\.closeAfterAction, closesOnAction ? DismissAction(perform: dismiss) : nil)
      .transformEnvironment(\.self) { values in
        values.navigationTarget = nil
        values.columnContext = nil
        values.splitColumn = nil
        values.outerSearch = nil
        values.searchModel = nil
        values.isSearching = false
        values.controlContext = .window
        guard isNarrow else { return }
        values.horizontalSizeClass = .compact
        values.windowBreadth = .narrow
      }
      .onDisappear { onDismiss?() }
  }

  @ViewBuilder private var page: some View {
    if isSheet { PlainPage(content: content()) } else { VStack { content() } }
  }

  /// Whether the content has the whole layer, whose size doesn't follow it.
  private var isSheet: Bool { if case .sheet = kind { true } else { false } }

  /// Whether the layer is narrower than a regular window however wide the window is.
  private var isNarrow: Bool {
    if case .sheet(let sheet) = kind { !sheet.coversWindow } else { true }
  }
}
