import SwiftUI

/// What can be done with a topic: which floors are shown, where to go in it, where to take it.
struct TopicMenu: ToolbarContent {
  let model: TopicModel
  let jump: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem {
      Menu {
        ModePicker(mode: Binding(get: { model.mode }, set: { model.choose($0) }))
        Divider()
        MenuItem(Text("Go to Floor or Page…", bundle: .module), systemImage: "arrow.up.arrow.down")
        {
          jump()
        }
        TopicWebItems(topic: model.id)
      } label: {
        Label {
          Text("Topic", bundle: .module)
        } icon: {
          Image(systemName: "ellipsis.circle")
        }
      }
      .accessibilityIdentifier("topic-menu")
    }
  }
}
