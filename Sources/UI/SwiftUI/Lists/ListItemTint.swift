public import SwiftUICore

/// The colour of the symbols and other accents of a row.
public struct ListItemTint: Sendable {
  enum Kind: Sendable {
    case fixed(Color)
    case preferred(Color)
    case monochrome
  }

  let kind: Kind

  /// A colour, whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// A colour, unless the system wants all to be of one.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(kind: .preferred(tint))
  }
  /// No colour of its own.
  public static let monochrome = ListItemTint(kind: .monochrome)
}

extension View {
  /// Sets the colour of the symbols and other accents of rows in the view.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.tint) { current in
      switch tint?.kind {
      case .fixed(let color), .preferred(let color): current = AnyShapeStyle(color)
      case .monochrome: current = AnyShapeStyle(.primary)
      case nil: break
      }
    }
  }

  /// Sets the colour of the symbols and other accents of rows in the view.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .preferred($0) })
  }
}
