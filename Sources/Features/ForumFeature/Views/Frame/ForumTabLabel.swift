import SwiftUI

/// The name of a part of the forum, with its picture.
struct ForumTabLabel: View {
  let tab: ForumTab

  var body: some View {
    Label {
      name
    } icon: {
      Image(systemName: systemImage)
    }
    .accessibilityIdentifier("tab-\(tab.rawValue)")
  }

  private var name: Text {
    switch tab {
    case .home: Text("Home", bundle: .module)
    case .album: Text("Album", bundle: .module)
    case .sections: Text("Boards", bundle: .module)
    case .search: Text("Search", bundle: .module)
    case .history: Text("History", bundle: .module)
    }
  }

  private var systemImage: String {
    switch tab {
    case .home: "house"
    case .album: "photo"
    case .sections: "square.grid.2x2"
    case .search: "magnifyingglass"
    case .history: "clock"
    }
  }
}
