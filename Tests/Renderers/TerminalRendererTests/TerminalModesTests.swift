import TerminalRenderer
import Testing

/// What is switched on, and the questions that a terminal is asked.
struct TerminalModesTests {
  @Test func whatIsSwitchedOnIsSwitchedOffInReverse() {
    let on = TerminalModes.begin.matches(of: /\[\?(\d+)h/).map { String($0.1) }
    let off = TerminalModes.end.matches(of: /\[\?(\d+)l/).map { String($0.1) }

    for mode in on.filter({ $0 != "25" }) { #expect(off.contains(mode), "\(mode)") }
    // Any kind of report of the pointer, whichever was wanted last.
    #expect(off.contains("1003"))
    #expect(TerminalModes.end.contains("\u{1B}[?25h"))
    #expect(TerminalModes.end.contains("\u{1B}[<u"))
    #expect(TerminalModes.end.contains("\u{1B}[?7h"))
  }

  @Test func terminalsThatPrintQuestionsAreAskedOne() {
    #expect(TerminalModes.questions(term: "linux", isWithinOther: false) == "\u{1B}[c")
  }

  @Test func questionsEndWithWhatEveryTerminalAnswers() {
    let questions = TerminalModes.questions(term: "xterm-256color", isWithinOther: false)

    #expect(questions.hasSuffix("\u{1B}[c"))
    for question in ["\u{1B}]11;?", "\u{1B}[?2026$p", "\u{1B}[?u", "\u{1B}[16t", "\u{1B}[>q"] {
      #expect(questions.contains(question), "\(question)")
    }
  }

  @Test func withinOthersNothingIsAskedThatTheyTakeForATitle() {
    let questions = TerminalModes.questions(term: "screen", isWithinOther: true)

    #expect(!questions.contains("\u{1B}_G"))
    #expect(questions.contains("\u{1B}]11;?"))
  }
}
