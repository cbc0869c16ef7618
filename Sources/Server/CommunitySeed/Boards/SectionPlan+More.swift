extension SectionPlan {
  /// The sections that help one live.
  static let practicalLife: [SectionPlan] = [
    SectionPlan(
      name: "社会信息", description: "房子、车子、票子",
      boards: [
        .board("HouseTalk", "大家评房", .house, .busy, weight: 2.2),
        .directory("Market", "信息市场"),
        .board("RentHouse", "租房", .rent, in: "Market", .busy, weight: 1),
        .board("SecondHand", "二手交易", .market, in: "Market", .busy, weight: 1.2, accessScore: 100),
        .board("JobInfo", "招聘求职", .jobs, .steady, weight: 1),
        .board("CodeCareer", "程序员跳槽", .career, .busy, weight: 1.8),
        .board("AutoLife", "车行天下", .cars, .busy, weight: 1.7),
        .board("Finance", "理财沙龙", .money, .steady, weight: 1),
      ]),
    SectionPlan(
      name: "知性感性", description: "家长里短，喜怒哀乐",
      boards: [
        .board("FamilyLife", "家庭生活", .family, .busy, weight: 1.8),
        .board("Children", "育儿经", .children, .busy, weight: 1.8),
        .board("Feelings", "情感夜话", .feeling, .busy, weight: 1.2),
        .board("TreeHole", "树洞", .feeling, .steady, weight: 0.6, rules: [.membersOnly]),
        .board("PieBridge", "鹊桥", .single, .busy, weight: 1.1),
        .board("WorkLife", "职场人生", .work, .busy, weight: 1.4),
        .board("MidLife", "人到中年", .midlife, .steady, weight: 1),
      ]),
  ]

  /// The sections for heads and hands, and the one for what has been.
  static let artsAndSciences: [SectionPlan] = [
    SectionPlan(
      name: "文化人文", description: "书、诗、字",
      boards: [
        .board("Reading", "读书", .reading, .steady, weight: 1),
        .board("Poetry", "诗词歌赋", .poetry, .quiet, weight: 0.5),
        .board("WordsTalk", "咬文嚼字", .words, .quiet, weight: 0.5),
      ]),
    SectionPlan(
      name: "学术科学", description: "仰望星空，低头算题",
      boards: [
        .board("Astronomy", "天文", .stars, .steady, weight: 0.6),
        .board("MathFun", "数学之趣", .maths, .quiet, weight: 0.5),
        .board("Botany", "植物与园艺", .garden, .steady, weight: 0.8),
      ]),
    SectionPlan(
      name: "电脑技术", description: "从内核到外壳",
      boards: [
        .board("LinuxTalk", "Linux与自由软件", .linux, .busy, weight: 1.2),
        .board("Programming", "编程技术", .coding, .busy, weight: 1.3),
        .board("DigiWorld", "数码世界", .digital, .busy, weight: 1.5),
        .board("HomeNetwork", "家庭网络", .network, .steady, weight: 0.8),
        .directory("Hardware", "硬件天地"),
        .board("DIYHard", "装机攒机", .hardware, in: "Hardware", .steady, weight: 0.8),
      ]),
    SectionPlan(
      name: "终止版面", description: "曾经热闹过的地方",
      boards: [
        .board("OldWAP", "旧版手机站", .help, .ended, weight: 0.3, rules: [.readOnly]),
        .board("PagerAge", "传呼与小灵通", .pager, .ended, weight: 0.3, rules: [.readOnly]),
        .board(
          "KendoClub", "剑道", .badminton, .ended, weight: 0,
          rules: [.readOnly, .membersOnly, .empty]),
        .board("NewPlan", "新版筹备", .help, .quiet, weight: 0, rules: [.empty]),
      ]),
  ]
}
