import SwiftUI

/// The parts of the forum, beside or behind one another.
struct ForumFrame: View {
  let layout: ForumLayout

  var body: some View {
    switch layout {
    case .compact: ForumTabs()
    case .regular: ForumSplit()
    case .wide: ForumColumns()
    }
  }
}
