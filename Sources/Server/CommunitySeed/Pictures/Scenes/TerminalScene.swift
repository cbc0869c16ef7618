/// What a terminal shows after some work.
enum TerminalScene {
  private static let schemes = [
    (0x1E1E2E, 0xCDD6F4, 0xA6E3A1, 0x89B4FA), (0x002B36, 0x93A1A1, 0x859900, 0x268BD2),
    (0x0C0C0C, 0xCCCCCC, 0x16C60C, 0x3B78FF), (0x300A24, 0xEEEEEC, 0x8AE234, 0x729FCF),
    (0xFDF6E3, 0x586E75, 0x859900, 0x268BD2),
  ]
  private static let commands = [
    "git log --oneline | head", "make -j4", "ls -la", "journalctl -b -p err", "top -b -n 1",
    "df -h", "ping -c 4 hetang.example", "swift build", "dmesg | tail", "cat notes.txt",
    "ss -tlnp", "uptime", "grep -rn TODO src/", "rsync -av photos/ backup:/srv/",
  ]
  private static let words = [
    "kernel", "usb", "eth0", "cache", "index", "main.c", "lotus", "pond", "frame", "timeout",
    "ready", "retry", "module", "loaded", "buffer", "socket", "thread", "worker", "parse", "unit",
    "test", "build", "config", "session", "queue", "driver", "firmware", "disk", "inode", "mount",
  ]

  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    let (paper, ink, user, path) = dice.pick(schemes)
    canvas.background(Color(hex: paper), Color(hex: paper))
    titleBar(canvas)
    var y = 34.0
    while y < canvas.height - 16 {
      canvas.text("me@hetang", x: 10, y: y, Color(hex: user))
      canvas.text(":", x: 82, y: y, Color(hex: ink))
      canvas.text("~/src", x: 90, y: y, Color(hex: path))
      canvas.text("$ " + dice.pick(commands), x: 130, y: y, Color(hex: ink))
      y += 16
      for _ in 0..<dice.within(3...9) where y < canvas.height - 16 {
        line(canvas, y: y, ink: Color(hex: ink), accent: Color(hex: path), using: &dice)
        y += 16
      }
    }
  }

  private static func titleBar(_ canvas: Canvas) {
    canvas.rectangle(x: 0, y: 0, width: canvas.width, height: 26, Color(hex: 0x3A3A44))
    for (index, color) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
      canvas.circle(Point(16 + 20 * Double(index), 13), 6, Color(hex: color))
    }
    canvas.text("me@hetang: ~/src", x: canvas.width / 2 - 64, y: 6, Color(hex: 0xDDDDDD))
  }

  private static func line(
    _ canvas: Canvas, y: Double, ink: Color, accent: Color, using dice: inout Dice
  ) {
    let time = "[\(dice.within(10...99)).\(dice.within(100_000...999_999))]"
    canvas.text(time, x: 10, y: y, accent)
    let room = Int((canvas.width - 140) / 8)
    var text = dice.pick(words) + ": "
    while text.utf8.count < room - 14, dice.chance(0.86) {
      text +=
        dice.chance(0.3) ? "0x\(String(dice.below(65_536), radix: 16)) " : dice.pick(words) + " "
    }
    let isWarning = dice.chance(0.08)
    canvas.text(
      String(text.prefix(room)), x: 110, y: y, isWarning ? Color(hex: 0xE0604C) : ink)
  }
}
