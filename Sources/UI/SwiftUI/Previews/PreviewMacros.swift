public import SwiftUICore

/// Adds a preview of views: `PROGRAM --previews FOLDER` draws all that a program holds.
///
/// Previews are part of debug builds alone.
///
/// - Parameters:
///   - name: What the preview is called; without one it is called after its place.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Adds a preview of views with traits.
///
/// - Parameters:
///   - name: What the preview is called; without one it is called after its place.
///   - traits: How it is shown.
///   - additionalTraits: More of them; later ones win.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks state of a preview: `@Previewable @State var isOn = false` at the top of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Adds a value to the environment, to transactions or to focused values, with the value that it
/// has where nobody sets one.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
