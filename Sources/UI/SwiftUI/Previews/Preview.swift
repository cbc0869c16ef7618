public import SwiftUICore

/// Views to look at while they are being written.
public struct Preview {
  /// Names the traits of previews of views.
  public enum ViewTraits {}

  /// What the preview is called.
  package let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// Creates a preview; `#Preview` does so.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - traits: How it is shown; later ones win.
  ///   - body: Makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// How large the picture is.
  package var layout: PreviewLayout {
    traits.reduce(.window) { layout, trait in
      if case .layout(let layout) = trait.kind { layout } else { layout }
    }
  }

  /// The view, inside what its traits put around it.
  @MainActor package var content: AnyView {
    traits.reduce(AnyView(body())) { content, trait in
      if case .modifier(let wrap) = trait.kind { wrap(content) } else { content }
    }
  }
}

/// How large the picture of a preview is.
package enum PreviewLayout: Equatable, Sendable {
  /// As large as a window.
  case window
  /// As large as the view would like to be.
  case content
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}
