import TerminalRenderer
import Testing

struct InputParserTests {
  private func events(of text: String) -> [TerminalEvent] {
    var parser = InputParser()
    return parser.take(Array(text.utf8)) + parser.decide()
  }

  @Test(arguments: [
    ("a", Keystroke(.character("a"))), ("水", Keystroke(.character("水"))),
    ("😀", Keystroke(.character("😀"))), ("\r", Keystroke(.enter)), ("\t", Keystroke(.tab)),
    ("\u{7F}", Keystroke(.backspace)), ("\u{1}", Keystroke(.character("a"), .control)),
    ("\u{0}", Keystroke(.character(" "), .control)), ("\u{1B}", Keystroke(.escape)),
    ("\u{1B}x", Keystroke(.character("x"), .alt)), ("\u{1B}[A", Keystroke(.up)),
    ("\u{1B}OB", Keystroke(.down)), ("\u{1B}[1;5C", Keystroke(.right, .control)),
    ("\u{1B}[Z", Keystroke(.tab, .shift)), ("\u{1B}[5~", Keystroke(.pageUp)),
    ("\u{1B}[3;3~", Keystroke(.delete, .alt)), ("\u{1B}OP", Keystroke(.function(1))),
    ("\u{1B}[15~", Keystroke(.function(5))), ("\u{1B}[24~", Keystroke(.function(12))),
    ("\u{1B}[H", Keystroke(.home)), ("\u{1B}[4~", Keystroke(.end)),
    ("\u{1B}[27u", Keystroke(.escape)), ("\u{1B}[99;5u", Keystroke(.character("c"), .control)),
    ("\u{1B}[57417u", Keystroke(.left)), ("\u{1B}[27;5;105~", Keystroke(.character("i"), .control)),
    ("\u{1B}[", Keystroke(.character("["), .alt)), ("\u{1B}O", Keystroke(.character("O"), .alt)),
  ])
  func keysAreNamed(bytes: String, key: Keystroke) {
    #expect(events(of: bytes) == [.key(key)])
  }

  @Test func releaseOfAKeySaysNothing() {
    #expect(events(of: "\u{1B}[97;1:3u").isEmpty)
  }

  @Test func twoEscapesAreTwoKeys() {
    #expect(events(of: "\u{1B}\u{1B}") == [.key(Keystroke(.escape)), .key(Keystroke(.escape))])
  }

  @Test func sequencesMayComeInAnyPieces() {
    let text =
      "\u{1B}[1;5Ax水\u{1B}[<0;12;7M\u{1B}[200~a\u{1B}[Ab\r\nc\u{1B}[201~\u{1B}]11;rgb:ff/80/00\u{7}"
    let bytes = Array(text.utf8)
    var whole = InputParser()
    let expected = whole.take(bytes)
    for cut in bytes.indices {
      var parser = InputParser()

      let events = parser.take(bytes[..<cut]) + parser.take(bytes[cut...])

      #expect(events == expected)
    }
    #expect(expected.count == 6)
    #expect(expected[4] == .paste("a[Ab\nc"))
  }

  @Test func beginningsWaitAndWholeKeysDoNot() {
    var parser = InputParser()
    let beginnings = ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O"].map { text in
      defer { _ = parser.decide() }
      _ = parser.take(Array(text.utf8))
      return parser.isUndecided
    }
    _ = parser.take([0x61])

    #expect(beginnings == [true, true, true, true])
    #expect(!parser.isUndecided)
  }

  @Test(arguments: [
    ("\u{1B}[<0;12;7M", MouseReport.Button?.some(.left), MouseReport.Phase.pressed),
    ("\u{1B}[<0;12;7m", .left, .released), ("\u{1B}[<32;12;7M", .left, .moved),
    ("\u{1B}[<64;12;7M", .wheelUp, .pressed), ("\u{1B}[<65;12;7M", .wheelDown, .pressed),
    ("\u{1B}[<2;12;7M", .right, .pressed), ("\u{1B}[<35;12;7M", nil, .moved),
  ])
  func pointersAreRead(bytes: String, button: MouseReport.Button?, phase: MouseReport.Phase) {
    let report = MouseReport(button: button, phase: phase, column: 11, row: 6, modifiers: [])

    #expect(events(of: bytes) == [.mouse(report)])
  }

  @Test(arguments: [
    ("\u{1B}[?62;4c", TerminalAnswer.attributes([62, 4])),
    ("\u{1B}[?2026;2$y", .synchronizes(true)),
    ("\u{1B}[?2026;0$y", .synchronizes(false)), ("\u{1B}[?0u", .keyboard),
    ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", .trueColor(true)),
    ("\u{1B}P1$r0m\u{1B}\\", .trueColor(false)),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyPictures(true)),
    ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\", .kittyPictures(false)),
    ("\u{1B}]99;i=hetang-a;\u{1B}\\", .noticePressed(name: "hetang-a")),
    ("\u{1B}[?997;1n", .scheme(isDark: true)), ("\u{1B}[?997;2n", .scheme(isDark: false)),
    ("\u{1B}P>|kitty(0.36.4)\u{1B}\\", .version("kitty(0.36.4)")),
    ("\u{1B}[6;20;9t", .cell(width: 9, height: 20)),
    ("\u{1B}[4;480;720t", .window(width: 720, height: 480)),
    ("\u{1B}[?1;0;256S", .sixelColors(256)), ("\u{1B}[2;5R", .cursor(column: 4, row: 1)),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .background(red: 1, green: 128 / 255, blue: 0)),
    ("\u{1B}]11;rgb:f/0/0\u{7}", .background(red: 1, green: 0, blue: 0)),
  ])
  func answersAreRead(bytes: String, answer: TerminalAnswer) {
    #expect(events(of: bytes) == [.answer(answer)])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:zz/0/0\u{7}", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}[999999999999999999999A;M",
    "\u{1B}[<0;0;0M", "\u{1B}[<1;2M", "\u{1B}[38;5m", "\u{1B}_secret\u{1B}\\", "\u{1B}[6;0;9t",
    "\u{85}", "\u{1B}[?1;2;3;4y",
  ])
  func whatMeansNothingIsLeftOut(bytes: String) {
    #expect(events(of: bytes + "x").last == .key(Keystroke(.character("x"))))
    #expect(!events(of: bytes).contains { if case .paste = $0 { true } else { false } })
  }

  @Test func brokenCharactersAreLeftOut() {
    var parser = InputParser()

    let events = parser.take([0xE6, 0xB0, 0x61, 0xFF, 0xC0, 0xF4, 0xBF, 0xBF, 0xBF, 0x62])

    #expect(events == [.key(Keystroke(.character("a"))), .key(Keystroke(.character("b")))])
  }

  @Test func pastedControlsAreLeftOut() {
    let events = events(of: "\u{1B}[200~one\u{1B}[31m\u{7}\ttwo\rthree\u{9B}\u{1B}[201~")

    #expect(events == [.paste("one[31m\ttwo\nthree")])
  }
}
