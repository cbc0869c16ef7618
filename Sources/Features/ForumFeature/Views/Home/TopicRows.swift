import SwiftUI

/// The rows of a list of topics.
struct TopicRows: View {
  let model: TopicListModel
  let style: TopicListStyle

  var body: some View {
    ForEach(Array(model.list.items.enumerated()), id: \.element.id) { place, topic in
      DestinationRow(.topic(TopicPlace(topic.id))) {
        TopicRow(
          topic: topic, style: style, rank: place + 1,
          newReplies: model.newReplies(of: topic))
      }
      .onAppear { model.list.rowAppeared(topic.id) }
    }
  }
}
