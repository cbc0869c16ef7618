public import SwiftUICore

/// Whether a view is presented, and how it ends that, as programs written before iOS 15 ask.
public nonisolated struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  fileprivate let action: DismissAction?

  /// Ends the presentation of the view.
  @MainActor public mutating func dismiss() { action?() }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how it ends that.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
