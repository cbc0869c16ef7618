public import Foundation
public import SwiftUICore

/// What the content of a layer says about how it is presented.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var isDismissDisabled = false
  var sizing = _SheetSizing.automatic
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var allowsInteractionBehind = false

  /// The detent that the sheet has now: the chosen one, else the lowest of those that are there.
  var shownDetent: PresentationDetent {
    if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent }
    return detents.min { $0.height(in: 1000) < $1.height(in: 1000) } ?? .large
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    value.selectedDetent = value.selectedDetent ?? next.selectedDetent
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if value.sizing == .automatic { value.sizing = next.sizing }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.allowsInteractionBehind = value.allowsInteractionBehind || next.allowsInteractionBehind
  }
}

extension View {
  /// Sets the heights that the sheet around this view can have.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.detents = detents }
  }

  /// Sets the heights that the sheet around this view can have, and which one it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelection(detents: detents, selection: selection))
  }

  /// Keeps what this view is presented in from being ended by a gesture or key.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.isDismissDisabled = isDisabled }
  }
}

extension View {
  /// Shows or hides what the sheet around this view is dragged by.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around this view; `nil` for the usual one.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.cornerRadius = cornerRadius }
  }

  /// Says whether what is behind the sheet around this view can be operated.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.allowsInteractionBehind = interaction == .enabled
    }
  }
}

/// Whether what is behind a sheet can be operated.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// Only in front of popovers.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
}

/// Says which detent is chosen; it runs again when another one is.
private nonisolated struct DetentSelection: ViewModifier {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    _selection = selection
  }

  @MainActor func body(content: Content) -> some View {
    let selection = selection
    return content.transformPreference(PresentationOptionsKey.self) {
      $0.detents = detents
      $0.selectedDetent = selection
    }
  }
}
