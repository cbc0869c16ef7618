import ServerStorage

/// Where the pictures of the community are painted: those of articles, and those of members.
struct Studio: Sendable {
  /// The share of members with a picture.
  private static let portraitShare = 0.3

  private let seed: UInt64
  private let album: Album
  private let population: Population
  /// The members with a picture.
  private let sitters: [Int]

  init(plan: SeedPlan, album: Album, population: Population) {
    seed = plan.seed
    self.album = album
    self.population = population
    sitters = population.personas.indices.filter { index in
      var dice = Dice(seed: plan.seed, .avatarID, index)
      return plan.pictures > 0 && dice.chance(Self.portraitShare)
    }
  }

  /// How many pictures there are.
  var count: Int { album.plans.count + sitters.count }

  /// Returns the name of a member's picture, if he has one.
  func portrait(of member: Int) -> PictureRecord.Hash? {
    var dice = Dice(seed: seed, .avatarID, member)
    guard !album.plans.isEmpty, dice.chance(Self.portraitShare) else { return nil }
    return dice.entityID()
  }

  /// Paints one of the pictures.
  func picture(_ index: Int) -> PictureRecord {
    guard index >= album.plans.count else {
      let plan = album.plans[index]
      return PictureRecord(
        hash: album.hash(index), mediaType: plan.format.mediaType,
        bytes: PicturePainter(seed: seed).file(of: plan))
    }
    let member = sitters[index - album.plans.count]
    guard let hash = portrait(of: member) else {
      preconditionFailure("member \(member) does not sit for a picture")
    }
    let file = AvatarPainter(seed: seed).file(of: member, name: population.personas[member].name)
    return PictureRecord(hash: hash, mediaType: file.mediaType, bytes: file.bytes)
  }
}
