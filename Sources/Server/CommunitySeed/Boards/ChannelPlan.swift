/// A choice of boards that the home page offers.
struct ChannelPlan: Sendable {
  let name: String
  let boards: [String]

  static let all: [ChannelPlan] = [
    ChannelPlan(name: "校园", boards: ["HeTangU", "YanShanTech", "JinXiU", "GuYuCampus", "KaoYan"]),
    ChannelPlan(
      name: "生活",
      boards: ["Cate", "CatsDogs", "Beijing", "Chengdu", "NorthEast", "TeaCoffee", "Botany"]),
    ChannelPlan(
      name: "科技",
      boards: [
        "LinuxTalk", "Programming", "DigiWorld", "HomeNetwork", "DIYHard", "Astronomy", "MathFun",
      ]),
    ChannelPlan(
      name: "体育", boards: ["Running", "FootballFan", "Badminton", "Cycling", "WeiQi"]),
    ChannelPlan(name: "情感", boards: ["Feelings", "PieBridge", "FamilyLife", "MidLife"]),
    ChannelPlan(name: "职场", boards: ["CodeCareer", "WorkLife", "JobInfo"]),
    ChannelPlan(name: "房产", boards: ["HouseTalk", "RentHouse"]),
    ChannelPlan(name: "亲子", boards: ["Children", "FamilyLife"]),
    ChannelPlan(name: "汽车", boards: ["AutoLife"]),
    ChannelPlan(name: "文娱", boards: ["MovieTalk", "JokeHub", "VideoGames", "Reading", "Poetry"]),
    ChannelPlan(name: "游记", boards: ["TravelNotes", "PhotoWorld"]),
  ]
}
