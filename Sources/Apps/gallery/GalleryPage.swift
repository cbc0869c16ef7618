import Foundation
import SwiftUI

/// A page of the gallery.
enum GalleryPage: String, CaseIterable, Identifiable {
  case texts, symbols, labels
  case buttons, menus, toggles, values, fields, pickers, progress
  case lists, forms, groups, empty
  case stacks, grids, shapes, effects
  case presentations, navigation, motion, gestures, exchange, notifications

  /// Pages that belong together.
  enum Chapter: CaseIterable, Identifiable {
    case reading, controls, containers, drawing, behaviour

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .reading: "Texts and symbols"
      case .controls: "Controls"
      case .containers: "Lists and forms"
      case .drawing: "Layout and drawing"
      case .behaviour: "Behaviour"
      }
    }

    var pages: [GalleryPage] {
      switch self {
      case .reading: [.texts, .symbols, .labels]
      case .controls: [.buttons, .menus, .toggles, .values, .fields, .pickers, .progress]
      case .containers: [.lists, .forms, .groups, .empty]
      case .drawing: [.stacks, .grids, .shapes, .effects]
      case .behaviour:
        [.presentations, .navigation, .motion, .gestures, .exchange, .notifications]
      }
    }
  }

  var id: Self { self }

  /// Where the page is found: `gallery://page/buttons`.
  var url: URL? { URL(string: "gallery://page/\(rawValue)") }

  /// The page of an address, if it is one of the gallery.
  init?(_ url: URL) {
    guard url.scheme == "gallery", url.host() == "page",
      let page = Self(rawValue: url.lastPathComponent)
    else { return nil }
    self = page
  }

  var title: LocalizedStringKey {
    switch self {
    case .texts: "Texts"
    case .symbols: "Symbols"
    case .labels: "Labels"
    case .buttons: "Buttons"
    case .menus: "Menus"
    case .toggles: "Toggles"
    case .values: "Sliders and steppers"
    case .fields: "Text fields"
    case .pickers: "Pickers"
    case .progress: "Progress"
    case .lists: "Lists"
    case .forms: "Forms"
    case .groups: "Groups"
    case .empty: "Empty states"
    case .stacks: "Stacks"
    case .grids: "Grids"
    case .shapes: "Shapes"
    case .effects: "Effects"
    case .presentations: "Presentations"
    case .navigation: "Navigation"
    case .motion: "Motion"
    case .gestures: "Gestures"
    case .exchange: "Exchange"
    case .notifications: "Notifications"
    }
  }

  var symbol: String {
    switch self {
    case .texts: "textformat"
    case .symbols: "star"
    case .labels: "tag"
    case .buttons: "hand.tap"
    case .menus: "ellipsis.circle"
    case .toggles: "switch.2"
    case .values: "slider.horizontal.3"
    case .fields: "pencil"
    case .pickers: "checklist"
    case .progress: "hourglass"
    case .lists: "list.bullet"
    case .forms: "gearshape"
    case .groups: "folder"
    case .empty: "tray"
    case .stacks: "square.stack"
    case .grids: "square.grid.2x2"
    case .shapes: "circle"
    case .effects: "paintbrush"
    case .presentations: "rectangle.on.rectangle"
    case .navigation: "arrow.right"
    case .motion: "play"
    case .gestures: "hand.draw"
    case .exchange: "doc.on.clipboard"
    case .notifications: "bell"
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .texts: TextsPage()
    case .symbols: SymbolsPage()
    case .labels: LabelsPage()
    case .buttons: ButtonsPage()
    case .menus: MenusPage()
    case .toggles: TogglesPage()
    case .values: ValuesPage()
    case .fields: FieldsPage()
    case .pickers: PickersPage()
    case .progress: ProgressPage()
    case .lists: ListsPage()
    default: moreContent
    }
  }

  @MainActor @ViewBuilder private var moreContent: some View {
    switch self {
    case .forms: FormsPage()
    case .groups: GroupsPage()
    case .empty: EmptyPage()
    case .stacks: StacksPage()
    case .grids: GridsPage()
    case .shapes: ShapesPage()
    case .effects: EffectsPage()
    case .presentations: PresentationsPage()
    case .navigation: NavigationPage()
    case .motion: MotionPage()
    case .exchange: ExchangePage()
    case .notifications: NotificationsPage()
    default: GesturesPage()
    }
  }
}
