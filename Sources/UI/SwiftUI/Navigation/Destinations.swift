import Observation
public import SwiftUICore

extension View {
  /// Says what a stack around the view shows for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}

/// Makes a destination known to the stack around.
private nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  @State private var entry = Destination(for: D.self)
  @Environment(\.navigationTarget) private var target
  @Environment(\.pageDepth) private var depth

  init(destination: @escaping (D) -> C) { self.destination = destination }

  @MainActor func body(content: Content) -> some View {
    let destination = destination
    entry.make = { value in (value.base as? D).map { AnyView(destination($0)) } }
    target?.destinations.add(entry, depth: depth)
    return content
  }
}

/// What is shown for values of a type.
@MainActor @Observable final class Destination {
  @ObservationIgnored let type: Any.Type
  /// How many pages lie below the one that declares it.
  @ObservationIgnored fileprivate(set) var depth = 0
  /// Makes the view of a value.
  var make: (AnyHashable) -> AnyView? = { _ in nil }

  nonisolated init(for type: Any.Type) { self.type = type }
}

/// The destinations that the pages of a stack declare, for as long as these are there.
@MainActor @Observable final class DestinationTable {
  @ObservationIgnored private var entries = WeakList<Destination>()
  private var changes = 0

  nonisolated init() {}

  /// Makes a destination known; of several for a type the one nearest to the root counts.
  func add(_ new: Destination, depth: Int) {
    guard entries.add(new) else { return }
    new.depth = depth
    changes += 1
    if entries.all.contains(where: { $0 !== new && $0.type == new.type }) {
      Diagnostics.report(
        "A navigationDestination for “\(new.type)” was declared earlier on the stack. "
          + "Only the destination declared closest to the root view of the stack will be used.")
    }
  }

  /// The destination for values of a type.
  func destination(for type: Any.Type) -> Destination? {
    _ = changes
    return entries.all.filter { $0.type == type }.min { $0.depth < $1.depth }
  }
}

/// Shows the destination of a value.
struct DestinationView: View {
  let value: AnyHashable
  @Environment(\.navigationTarget) private var target

  var body: some View {
    if let destination = target?.destinations.destination(for: type(of: value.base)) {
      DestinationContent(value: value, destination: destination)
    } else {
      MissingDestination(type: "\(type(of: value.base))")
    }
  }
}

/// Shows what a destination makes of a value; it alone runs again when that changes.
private struct DestinationContent: View {
  let value: AnyHashable
  let destination: Destination

  var body: some View { destination.make(value) }
}

/// Stands where a destination should be, as a yellow sign does in Apple's stacks.
private struct MissingDestination: View {
  let type: String

  var body: some View {
    Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear {
        Diagnostics.report(
          "A NavigationStack is showing a value of type “\(type)” but there is no matching "
            + "navigationDestination declaration on it.")
      }
  }
}
