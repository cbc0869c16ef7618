public import SwiftUICore

extension View {
  /// Shows an alert with a translated title while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(titleKey), isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows an alert about a value, with a translated title, while a binding is true and there is one.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(titleKey), isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows an alert with a translated title and a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(titleKey), isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows an alert about a value, with a translated title and a message, while a binding is true and there is one.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(titleKey), isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  /// Shows an alert with a title while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(title), isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows an alert about a value, with a title, while a binding is true and there is one.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(title), isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows an alert with a title and a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(title), isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows an alert about a value, with a title and a message, while a binding is true and there is one.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: Text(title), isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  /// Shows an alert with a title while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: title, isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows an alert about a value, with a title, while a binding is true and there is one.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: title, isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows an alert with a title and a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: title, isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows an alert about a value, with a title and a message, while a binding is true and there is one.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .alert, title: title, isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }
}
