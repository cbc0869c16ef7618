public import Foundation
public import SwiftUICore

extension View {
  /// Shows an alert about an error while a binding is true and there is one.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: error?.title, isPresented: isPresented.and(error),
        actions: { actions() }, message: { EmptyView() }))
  }

  /// Shows an alert about an error, with a message, while a binding is true and there is one.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: error?.title, isPresented: isPresented.and(error),
        actions: { error.map(actions) }, message: { error.map(message) }))
  }
}

extension LocalizedError {
  fileprivate var title: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}

extension Binding<Bool> {
  /// Whether this is true and there is a value.
  func and<T>(_ value: T?) -> Binding<Bool> {
    value == nil
      ? Binding(
        reading: {
          _ = wrappedValue; return false
        }, writing: { wrappedValue = $0 }) : self
  }
}
