package import Foundation
package import Networking

/// What a topic asks for.
extension CommunityEndpoints {
  /// A topic with its board and its first article in full.
  package func topic(_ topic: Topic.ID) -> Endpoint<Answer<TopicDetailReply>> {
    get(CommunityPath.topic, [topic.rawValue])
  }

  /// What members think of a topic.
  package func likes(of topic: Topic.ID) -> Endpoint<Answer<[Like]>> {
    list(CommunityPath.topicLikes, [topic.rawValue])
  }

  /// A topic's articles; `page` from 1.
  package func articles(
    of topic: Topic.ID, _ order: ArticleOrder, page: Int, size: Int = 20
  ) -> Endpoint<Answer<TopicArticlesReply>> {
    var query: [(CommunityField, String)] = []
    if case .authorOnly(let article) = order {
      query = [(.topicID, topic.rawValue), (.articleID, article.rawValue)]
    }
    return get(
      CommunityPath.topicArticles, [topic.rawValue, "\(order.mode)", "\(page)", "\(size)"],
      query: query)
  }

  /// What the one who asks may do with a topic.
  package func permissions(for topic: Topic.ID) -> Endpoint<Answer<PermissionsReply>> {
    get(CommunityPath.permissions, query: [(.topicID, topic.rawValue)])
  }

  /// The file of an attachment.
  ///
  /// A web page or a refusal in place of a picture is an error; other files may look like either.
  package func file(of attachment: Attachment) -> Endpoint<Data> {
    call(CommunityPath.attachment, [attachment.id.rawValue]) { data in
      if attachment.isPicture { try CommunityJSON.refuseText(data) }
      return data
    }
  }
}
