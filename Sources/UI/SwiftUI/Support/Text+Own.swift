import FoundationCompat
import SwiftUICore

extension Text {
  /// One of the few words that containers and dialogs bring along themselves, in the language of
  /// where it is shown.
  init(own key: LocalizedStringKey) { self.init(key, bundle: .module) }
}
