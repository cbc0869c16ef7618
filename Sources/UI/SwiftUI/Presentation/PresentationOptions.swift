import Foundation
public import SwiftUICore

/// What the content of a layer says about how it is presented.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var isDismissDisabled = false

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
