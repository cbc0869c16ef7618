extension Article: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, subject, body, postTime, editTime, topicOrder, size, score, renderType, status
    case country, city, account, board, attachments, likes
    case topicID = "topicId"
    case boardID = "boardId"
    case accountID = "accountId"
    case groupID = "groupId"
    case replyID = "replyId"
    case isPublic = "public"
    case isFavorite = "fav"
    case forbidsReplies = "forbiddenReply"
    case forbidsLikes = "forbiddenLike"
    case forbidsSharing = "forbiddenShare"
  }

  /// Keys that parts of the site use in place of others; read, never written.
  private enum OtherKeys: CodingKey { case title, content, time, user }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let others = try decoder.container(keyedBy: OtherKeys.self)
    self.init(
      id: try fields.identity(.id),
      topicID: try fields.reference(.topicID),
      boardID: try fields.reference(.boardID),
      accountID: try fields.reference(.accountID),
      groupID: try fields.referenceIfAny(.groupID),
      replyID: try fields.referenceIfAny(.replyID),
      subject: try (fields.textIfAny(.subject) ?? others.text(.title)).trimmed,
      body: try fields.textIfAny(.body) ?? others.text(.content),
      postTime: try fields.time(.postTime) ?? others.time(.time),
      editTime: try fields.time(.editTime),
      topicOrder: try fields.integer(.topicOrder),
      size: try fields.integer(.size),
      score: try fields.integer(.score),
      renderType: try fields.integer(.renderType),
      status: try fields.integer(.status),
      isPublic: try fields.flagIfAny(.isPublic) ?? true,
      isFavorite: try fields.flag(.isFavorite),
      forbidsReplies: try fields.flag(.forbidsReplies),
      forbidsLikes: try fields.flagIfAny(.forbidsLikes),
      forbidsSharing: try fields.flagIfAny(.forbidsSharing),
      country: try fields.textIfAny(.country),
      city: try fields.textIfAny(.city),
      account: try fields.object(.account) ?? others.object(.user),
      board: try fields.object(.board),
      attachments: try fields.minorList(.attachments),
      likes: try fields.minorList(.likes))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(topicID, forKey: .topicID)
    try fields.encode(boardID, forKey: .boardID)
    try fields.encodeIfPresent(groupID, forKey: .groupID)
    try fields.encodeIfPresent(replyID, forKey: .replyID)
    try fields.encode(accountID, forKey: .accountID)
    try fields.encode(subject, forKey: .subject)
    try fields.encode(body, forKey: .body)
    try fields.encodeIfPresent(time: postTime, forKey: .postTime)
    try fields.encode(time: editTime, forKey: .editTime)
    try fields.encode(topicOrder, forKey: .topicOrder)
    try fields.encode(size, forKey: .size)
    try fields.encode(score, forKey: .score)
    try fields.encode(renderType, forKey: .renderType)
    try fields.encode(status, forKey: .status)
    try fields.encode(isPublic, forKey: .isPublic)
    try fields.encode(isFavorite, forKey: .isFavorite)
    try fields.encode(forbidsReplies, forKey: .forbidsReplies)
    try fields.encodeIfPresent(forbidsLikes, forKey: .forbidsLikes)
    try fields.encodeIfPresent(forbidsSharing, forKey: .forbidsSharing)
    try fields.encodeIfPresent(country, forKey: .country)
    try fields.encodeIfPresent(city, forKey: .city)
    try fields.encodeIfPresent(account, forKey: .account)
    try fields.encodeIfPresent(board, forKey: .board)
    try fields.encode(attachments, forKey: .attachments)
    try fields.encode(likes, forKey: .likes)
  }
}
