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
  /// The edge of the source where the layer lies, if there is room.
  var edge: Edge?
  /// Whether it shows a button that closes it.
  var needsCloser = false
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
      && left.edge == right.edge && left.needsCloser == right.needsCloser
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
    layer(
      kind, isPresented: isPresented, place: LayerPlace(), closesOnAction: closesOnAction,
      onDismiss: onDismiss, content: content)
  }

  /// Shows a view in front of the window, at a place beside this view, while a binding is true.
  nonisolated func layer<LayerContent: View>(
    _ kind: Layer.Kind, isPresented: Binding<Bool>, place: LayerPlace,
    closesOnAction: Bool = false, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> LayerContent
  ) -> some View {
    modifier(
      LayerModifier(
        kind: kind, isPresented: isPresented, place: place, closesOnAction: closesOnAction,
        onDismiss: onDismiss, layerContent: content))
  }
}
