public import SwiftUICore

extension View {
  /// Shows a view as the next page of the stack around while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Shows a view of an item as the next page of the stack around while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }
}

/// Pushes a view while a binding is true.
nonisolated struct PresentedDestination<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: Destination
  @State private var pushed = PushedView()
  @Environment(\.navigationTarget) private var target

  init(isPresented: Binding<Bool>, destination: Destination) {
    _isPresented = isPresented
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let binding = $isPresented
    pushed.onPop = { if binding.wrappedValue { binding.wrappedValue = false } }
    if isPresented { pushed.content = AnyView(destination) }
    return content.onUpdate(of: isPresented) { [pushed, target] isPresented in
      if isPresented { target?.push(pushed) } else { target?.remove(pushed) }
    }
  }
}

/// Pushes the view of an item while there is one.
private nonisolated struct ItemDestination<D: Hashable, C: View>: ViewModifier {
  @Binding var item: D?
  let destination: (D) -> C
  @State private var pushed = PushedView()
  @Environment(\.navigationTarget) private var target

  init(item: Binding<D?>, destination: @escaping (D) -> C) {
    _item = item
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let binding = $item
    pushed.onPop = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
    if let item { pushed.content = AnyView(destination(item).id(item)) }
    return content.onUpdate(of: item != nil) { [pushed, target] isPresented in
      if isPresented { target?.push(pushed) } else { target?.remove(pushed) }
    }
  }
}
