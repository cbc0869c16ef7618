extension Account: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, nick, avatar, gender, birthday, level, levelTitle, title, type, score
    case loginTime, createTime, isFriend, friendCount, articleCount, mobile, email, city, signature
    case avatarURL = "avatarUrl"
    case k3sURL = "k3sUrl"
    case isFan = "isFans"
    case isBlocked = "isBlack"
    case fanCount = "fansCount"
    case isClosed = "suicide"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.identity(.id),
      name: try fields.text(.name),
      nick: try fields.text(.nick),
      avatarURL: try fields.textIfAny(.avatarURL),
      avatar: try fields.textIfAny(.avatar),
      k3sURL: try fields.textIfAny(.k3sURL),
      gender: try fields.integer(.gender),
      birthday: try fields.textIfAny(.birthday),
      level: try fields.integer(.level),
      levelTitle: try fields.text(.levelTitle),
      title: try fields.textIfAny(.title),
      type: try fields.integer(.type),
      score: try fields.integer(.score),
      loginTime: try fields.time(.loginTime),
      createTime: try fields.time(.createTime),
      isFan: try fields.flag(.isFan),
      isBlocked: try fields.flag(.isBlocked),
      isFriend: try fields.flagIfAny(.isFriend),
      friendCount: try fields.integerIfAny(.friendCount),
      fanCount: try fields.integerIfAny(.fanCount),
      articleCount: try fields.integerIfAny(.articleCount),
      isClosed: try fields.flagIfAny(.isClosed),
      mobile: try fields.textIfAny(.mobile),
      email: try fields.textIfAny(.email),
      city: try fields.textIfAny(.city),
      signature: try fields.textIfAny(.signature))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(name, forKey: .name)
    try fields.encode(nick, forKey: .nick)
    try fields.encodeIfPresent(avatarURL, forKey: .avatarURL)
    try fields.encodeIfPresent(avatar, forKey: .avatar)
    try fields.encodeIfPresent(k3sURL, forKey: .k3sURL)
    try fields.encode(gender, forKey: .gender)
    try fields.encodeIfPresent(birthday, forKey: .birthday)
    try fields.encode(level, forKey: .level)
    try fields.encode(levelTitle, forKey: .levelTitle)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encode(type, forKey: .type)
    try fields.encode(score, forKey: .score)
    try fields.encodeIfPresent(time: loginTime, forKey: .loginTime)
    try fields.encodeIfPresent(time: createTime, forKey: .createTime)
    try fields.encode(isFan, forKey: .isFan)
    try fields.encode(isBlocked, forKey: .isBlocked)
    try fields.encodeIfPresent(number: isFriend, forKey: .isFriend)
    try fields.encodeIfPresent(friendCount, forKey: .friendCount)
    try fields.encodeIfPresent(fanCount, forKey: .fanCount)
    try fields.encodeIfPresent(articleCount, forKey: .articleCount)
    try fields.encodeIfPresent(isClosed, forKey: .isClosed)
    try fields.encodeIfPresent(mobile, forKey: .mobile)
    try fields.encodeIfPresent(email, forKey: .email)
    try fields.encodeIfPresent(city, forKey: .city)
    try fields.encodeIfPresent(signature, forKey: .signature)
  }
}
