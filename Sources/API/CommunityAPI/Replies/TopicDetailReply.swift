/// A topic with its board and its first article in full.
package struct TopicDetailReply: Hashable, Sendable, Codable {
  package var topic: Topic

  package init(topic: Topic) { self.topic = topic }
}
