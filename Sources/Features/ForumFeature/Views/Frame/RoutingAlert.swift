import Routing
import SwiftUI

/// Says why the last URL could not be opened.
struct RoutingAlert: ViewModifier {
  let navigator: ForumNavigator

  func body(content: Content) -> some View {
    content.alert(
      Text("This link can't be opened", bundle: .module), isPresented: isPresented,
      presenting: navigator.failure
    ) { _ in
      Button(role: .cancel) {
        navigator.dismissFailure()
      } label: {
        Text("OK", bundle: .module)
      }
    } message: {
      $0.words
    }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { navigator.failure != nil },
      set: { isPresented in if !isPresented { navigator.dismissFailure() } })
  }
}
