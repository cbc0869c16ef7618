public import SwiftUICore

extension View {
  /// Makes the view a page of the tab view around it, with what its tab shows.
  ///
  /// The page is made when its tab is chosen for the first time.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let carried = self as? any TraitCarrying
    return tabPage(
      label: label(), tag: carried?.carriedValue(for: TagKey.self) ?? nil,
      badge: carried?.carriedValue(for: BadgeKey.self) ?? nil)
  }

  /// Makes the view a page with a label, and what it is known by.
  nonisolated func tabPage<V: View>(
    label: V, tag: Tag?, badge: Badge?, role: TabRole? = nil
  ) -> some View {
    modifier(
      TabPage(label: label, tag: tag, badge: badge, role: role))
  }
}

/// Makes a page of a tab view of its content.
private nonisolated struct TabPage<Label: View>: ViewModifier {
  let label: Label
  let tag: Tag?
  let badge: Badge?
  let role: TabRole?
  @State private var isMade = false
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(label: Label, tag: Tag?, badge: Badge?, role: TabRole?) {
    self.label = label
    self.tag = tag
    self.badge = badge
    self.role = role
  }

  @MainActor func body(content: Content) -> some View {
    ZStack {
      if isMade {
        content
      } else {
        PreferenceSource(TabPageKey.self, value: ()).onAppear { isMade = true }
      }
    }
    .rowTrait(TabItemKey.self, item)
    .rowTrait(TagKey.self) { [tag] in $0 = tag ?? $0 }
    .rowTrait(BadgeKey.self) { [badge] in $0 = badge ?? $0 }
  }

  @MainActor private var item: TabItem {
    TabItem(
      portal: Portal(id: id, scope: scope) { label },
      title: (label as? any TextBearing)?.plainText(in: scope), role: role)
  }
}

/// Stands for nothing: a page that isn't made yet hands nothing on.
private enum TabPageKey: PreferenceKey {
  static var defaultValue: Void { () }
  static func reduce(value: inout Void, nextValue: () -> Void) {}
}

/// What the tab of a page shows.
struct TabItem: Equatable {
  let portal: Portal
  let title: String?
  let role: TabRole?
  var isHidden = false
  /// The header of the section that the tab is in.
  var section: Portal?
}

/// The tab of a page, for the tab view around it.
enum TabItemKey: LayoutValueKey {
  static var defaultValue: TabItem? { nil }
}
