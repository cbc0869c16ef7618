import ServerStorage

/// Turns the plans of sections, boards and channels into records.
struct BoardMaker {
  let seed: UInt64
  let population: Population

  static func id(seed: UInt64, index: Int) -> BoardRecord.ID {
    var dice = Dice(seed: seed, .board, ~index)
    return dice.entityID()
  }

  func sections() -> [SectionRecord] {
    SectionPlan.all.enumerated().map { index, plan in
      SectionRecord(
        id: sectionID(index), name: plan.name, description: plan.description, cover: "",
        position: index)
    }
  }

  /// Returns all boards, in the order of their plans and of their rooms.
  func boards(rooms: [Stage.Room?]) -> [BoardRecord] {
    var records: [BoardRecord] = []
    for (section, plan) in SectionPlan.all.enumerated() {
      for (position, board) in plan.boards.enumerated() {
        let directory = records.first { $0.name == board.directory }
        let managers = rooms[records.count]?.crowd.managers ?? []
        records.append(
          BoardRecord(
            id: Self.id(seed: seed, index: records.count), sectionID: sectionID(section),
            directoryID: directory?.id, name: board.name, title: board.title,
            isDirectory: board.isDirectory, isReadOnly: board.rules.contains(.readOnly),
            forbidsReplies: board.rules.contains(.forbidsReplies),
            isMembersOnly: board.rules.contains(.membersOnly), accessScore: board.accessScore,
            position: position, managers: managers.map { population.personas[$0].id }))
      }
    }
    return records
  }

  func channels(boards: [BoardRecord]) -> [ChannelRecord] {
    ChannelPlan.all.enumerated().map { position, plan in
      var dice = Dice(seed: seed, .channel, position)
      return ChannelRecord(
        id: dice.entityID(), name: plan.name, position: position,
        boards: plan.boards.compactMap { name in boards.first { $0.name == name }?.id })
    }
  }

  private func sectionID(_ index: Int) -> SectionRecord.ID {
    var dice = Dice(seed: seed, .section, index)
    return dice.entityID()
  }
}
