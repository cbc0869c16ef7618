/// A section and its boards, a directory before what it holds.
struct SectionPlan: Sendable {
  let name: String
  let description: String
  let boards: [BoardPlan]

  /// The whole community.
  static let all: [SectionPlan] =
    [
      SectionPlan(
        name: "社区管理", description: "公告、求助与建议",
        boards: [
          .board(
            "Announce", "站务公告", .announce, .quiet, weight: 0.4,
            rules: [.readOnly, .forbidsReplies]),
          .board("BBSHelp", "新手求助", .help, .busy, weight: 0.9),
          .board("Suggest", "意见建议", .help, .steady, weight: 0.5),
          .board("Test", "测试专用 ", .test, .busy, weight: 0.5),
        ]),
      SectionPlan(
        name: "国内院校", description: "母校的荷塘与食堂",
        boards: [
          .directory("Univ.North", "北方院校"),
          .board(
            "HeTangU", "荷塘大学", .campus, in: "Univ.North", .busy, weight: 1.5,
            words: ["校": "荷大", "园": "荷塘|大礼堂|西操|情人坡|新馆|照澜院"]),
          .board(
            "YanShanTech", "雁山理工", .campus, in: "Univ.North", .steady, weight: 0.8,
            words: ["校": "雁理工", "园": "雁湖|一教|东操|钟楼|小树林|实验楼"]),
          .directory("Univ.South", "南方院校"),
          .board(
            "JinXiU", "锦溪大学", .campus, in: "Univ.South", .steady, weight: 0.8,
            words: ["校": "锦大", "园": "锦溪桥|榕树道|北区操场|逸云楼|湖心亭|老图", "地": "大学城|老城|城南|江边"]),
          .directory("Univ.Islands", "海岛分校", in: "Univ.South"),
          .board(
            "GuYuCampus", "孤屿校区", .campus, in: "Univ.Islands", .quiet, weight: 0.35,
            words: ["校": "孤屿", "园": "码头|灯塔|海边步道|风车坡|渡船口|石屋咖啡", "地": "镇上|码头|对岸|岛东"]),
          .board("KaoYan", "考研读博", .study, .steady, weight: 1.1),
        ]),
      SectionPlan(
        name: "休闲娱乐", description: "轻松一下",
        boards: [
          .board("Cate", "美食天地", .food, .busy, weight: 1.7),
          .board("MovieTalk", "影视闲谈", .movie, .busy, weight: 1.4),
          .board("JokeHub", "笑口常开", .joke, .busy, weight: 1.3),
          .board("CatsDogs", "猫狗物语", .pets, .busy, weight: 1.4),
          .board("TravelNotes", "在路上", .travel, .steady, weight: 1.2),
          .board("PhotoWorld", "摄影之友", .photo, .steady, weight: 0.9),
          .board("TeaCoffee", "茶与咖啡", .tea, .quiet, weight: 0.6),
        ]),
      SectionPlan(
        name: "五湖四海", description: "住在哪里，想着哪里",
        boards: [
          .board(
            "Beijing", "北京生活", .local, .busy, weight: 1.3,
            words: ["城": "北京|帝都", "处": "五道口|什刹海|望京|西单|南锣|朝阳公园|天通苑|颐和园"]),
          .board(
            "Chengdu", "成都茶馆", .local, .steady, weight: 0.8,
            words: ["城": "成都", "处": "春熙路|玉林|建设路|望平街|人民公园|金沙|双流|高新", "地": "高新|锦江|武侯|青羊|双流|郫都"]),
          .directory("Hometown", "同乡会"),
          .board(
            "NorthEast", "白山黑水", .local, in: "Hometown", .quiet, weight: 0.5,
            words: [
              "城": "长春|哈尔滨|沈阳|大连", "处": "江边|火车站|师大夜市|中央大街|南湖|老厂区|早市", "地": "铁西|南关|道里|朝阳区|甘井子|江北",
            ]),
        ]),
      SectionPlan(
        name: "游戏运动", description: "流汗的和不流汗的",
        boards: [
          .board("Running", "跑步爱好者", .running, .busy, weight: 1.4),
          .board("FootballFan", "足球场边", .football, .steady, weight: 0.9),
          .board("Badminton", "羽毛球", .badminton, .steady, weight: 0.8),
          .board("WeiQi", "围棋", .weiqi, .quiet, weight: 0.6),
          .board("Cycling", "单车生活", .cycling, .steady, weight: 0.8),
          .board("VideoGames", "电子游戏", .games, .busy, weight: 1.1),
        ]),
    ] + practicalLife + artsAndSciences
}
