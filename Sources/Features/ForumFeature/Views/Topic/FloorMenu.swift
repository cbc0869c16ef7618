import SwiftUI

/// What can be done with a floor.
struct FloorMenu: View {
  let floor: Floor
  let model: TopicModel
  @Environment(ForumNavigator.self) private var navigator
  @Environment(\.forumColumn) private var column

  var body: some View {
    if let author = floor.author {
      MenuItem(Text("About \(author.displayName)", bundle: .module), systemImage: "person") {
        navigator.open(.member(name: author.name), from: column)
      }
    }
    MenuItem(Text("Only This Author", bundle: .module), systemImage: "person.crop.circle") {
      model.choose(.authorOnly(of: floor.id))
    }
    ShareLink(item: floor.plainText) {
      Label {
        Text("Share Text", bundle: .module)
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}
