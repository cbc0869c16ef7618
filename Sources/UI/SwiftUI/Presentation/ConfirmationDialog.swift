public import SwiftUICore

extension View {
  /// Shows choices with a translated title while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(titleKey), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows choices about a value, with a translated title, while a binding is true and there is one.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(titleKey), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows choices with a translated title and a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(titleKey), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows choices about a value, with a translated title and a message, while a binding is true and there is one.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(titleKey), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  /// Shows choices with a title while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(title), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows choices about a value, with a title, while a binding is true and there is one.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(title), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows choices with a title and a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(title), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows choices about a value, with a title and a message, while a binding is true and there is one.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: Text(title), showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  /// Shows choices with a title while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: title, showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { EmptyView() }))
  }

  /// Shows choices about a value, with a title, while a binding is true and there is one.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: title, showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Shows choices with a title and a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: title, showsTitle: titleVisibility != .hidden,
        isPresented: isPresented,
        actions: { actions() },
        message: { message() }))
  }

  /// Shows choices about a value, with a title and a message, while a binding is true and there is one.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      Dialog(
        .confirmation, title: title, showsTitle: titleVisibility != .hidden,
        isPresented: isPresented.and(data),
        actions: { data.map(actions) },
        message: { data.map(message) }))
  }
}
