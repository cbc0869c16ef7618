/// Invents what members call themselves: often a whim, sometimes nothing.
enum NickMaker {
  private static let whims = [
    "一个人看海", "爱吃西瓜的猫", "半夜三点的灯", "不想上班", "不会游泳的鱼", "藏在书包里的雨",
    "长安旧事", "吃饱了才有力气减肥", "春天的第一只蚊子", "打酱油路过", "大白兔奶糖", "弹棉花的小贝",
    "等风来", "东门的煎饼", "冬瓜排骨汤", "二两小面", "发呆专业户", "飞鸟与鱼", "风轻云淡", "感冒的企鹅",
    "古城墙下", "过河卒子", "喝茶看书", "荷塘边的石头", "荷叶下的蛙", "红薯稀饭", "胡同口", "花生壳",
    "画饼充饥", "会飞的拖鞋", "火车慢慢开", "假装在读书", "江湖小虾", "今天也要加油", "橘子皮", "看云",
    "可乐加冰", "空调西瓜wifi", "哭泣的骆驼刺", "困", "蓝色自行车", "懒得取名", "老虎不发威", "老树新芽",
    "雷声大", "梨花带雨伞", "里外都是人", "两只老虎", "柳絮过敏", "六点半的闹钟", "绿豆冰沙", "慢半拍",
    "没有昵称", "每天都在减肥", "迷路的指南针", "明天再说", "木头人", "南瓜马车", "泥巴", "柠檬不酸",
    "牛肉面加蛋", "胖子的忧伤", "蓬蒿", "七楼的风", "骑着蜗牛追火车", "千里之外卖", "墙角数枝", "青椒土豆丝",
    "秋水长天", "全村的希望", "人间烟火", "三块五", "三千烦恼丝", "山前有路", "少年听雨", "深海鱼油",
    "湿地公园", "十年一觉", "石头记性差", "收破烂的王子", "数星星的人", "水边的阿狸", "睡不醒", "四月天",
    "松鼠桂鱼", "随便坐坐", "岁月静好才怪", "躺平的土豆", "糖炒栗子", "天晴了", "天上有朵云", "听雨",
    "图书馆钉子户", "土豆炖一切", "晚来天欲雪", "往事并不如烟灰缸", "微凉", "为人民币服务", "未名",
    "我是来看热闹的", "我在马路边", "无所谓", "西红柿", "西北望", "夏天的尾巴", "闲云野鹤", "想养一只狗",
    "向日葵", "小城故事", "小米辣", "小心轻放", "写不完的代码", "心宽体胖", "星期八", "修自行车的",
    "雪落无声", "养生青年", "夜航船", "一地鸡毛菜", "一条咸鱼", "一碗热汤", "银杏树下", "永远差一分",
    "有点意思", "雨后初晴", "元气弹", "月亮不打烊", "云深不知处", "在路上", "早睡失败", "正在输入",
    "知了叫了", "纸飞机", "中年少女", "种菜的", "自习室靠窗", "总是迟到", "走过路过", "祖传手艺",
  ]
  private static let notes = [
    "戒烟中", "减肥中", "潜水", "考研加油", "出差ing", "已婚已育", "忙", "搬家了", "改名了", "求职中", "on leave",
    "勿扰", "周末在线", "本尊", "小号", "二宝妈", "装修ing",
  ]
  private static let persons = [
    "老张", "小李", "大刘", "阿明", "老赵", "小周", "二胖", "三哥", "阿海", "小鱼", "大头", "老猫", "豆豆爸",
    "妞妞妈", "石头爹", "米粒", "小满", "阿呆", "老K", "糖糖", "果果", "木木", "阿牛", "小七",
  ]
  private static let english = [
    "sunny day", "coffee first", "nobody", "hello world", "keep walking", "~~", "...", "404",
    "Mr. Nobody", "day dreamer", "to be continued", "lazy cat", "null", "segfault", "Forever young",
    "so far so good", "cogito", "under the tree", "rm -i", "night owl",
  ]
  private static let emojis = ["🐱", "🌙", "😀", "🍉", "🐳", "🌻", "☕️", "🎈", "🐢", "🍀", "🏃", "🎧"]

  static func nick(for name: String, using dice: inout Dice) -> String {
    switch dice.weighted([46, 12, 9, 5, 10, 8, 6, 4]) {
    case 0: return dice.pick(whims)
    case 1: return dice.pick(persons)
    case 2:
      let (open, close) = dice.pick([("(", ")"), ("（", "）"), ("[", "]"), ("【", "】"), ("((", "))")])
      return dice.pick(persons) + open + dice.pick(notes) + close
    case 3: return dice.pick(emojis) + (dice.chance(0.6) ? dice.pick(persons) : dice.pick(emojis))
    case 4: return name
    case 5: return ""
    case 6: return dice.pick(english)
    default: return dice.pick(whims) + dice.pick(["~", "(:з」∠)", "^_^", "(o_o)", "·", "!", " :)"])
    }
  }
}
