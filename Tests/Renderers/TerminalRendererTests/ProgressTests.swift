import SwiftUI
import TerminalRenderer
import Testing

/// What a terminal is told beside the picture.
@MainActor struct ProgressTests {
  @Test func amountThatIsDoneIsToldAtTheTab() {
    let host = TerminalHost(
      VStack {
        ProgressView()
        ProgressView(value: 0.456)
      })

    let progress = host.window.progress

    #expect(progress == .done(0.456))
    #expect(TerminalModes.progress(progress) == "\u{1B}]9;4;1;45\u{1B}\\")
  }

  @Test func waitingWithoutAnEndIsToldAsSuch() {
    let host = TerminalHost(ProgressView())

    #expect(TerminalModes.progress(host.window.progress) == "\u{1B}]9;4;3\u{1B}\\")
  }

  @Test func nothingIsUnderWayWhereNothingShows() {
    let host = TerminalHost(
      ScrollView {
        VStack {
          ForEach(0..<60, id: \.self) { Text("line \($0)") }
          ProgressView(value: 0.5)
        }
      })

    #expect(host.window.progress == nil)
    #expect(TerminalModes.progress(nil) == "\u{1B}]9;4;0\u{1B}\\")
  }

  @Test(arguments: [
    (["WT_SESSION": "1"], true), (["TERM_PROGRAM": "ghostty"], true),
    (["VTE_VERSION": "7900"], true), (["VTE_VERSION": "7006"], false),
    (["TERM": "xterm-kitty"], false), (["WT_SESSION": "1", "TMUX": "x"], false),
  ])
  func onlyTerminalsThatTakeItUpAreTold(environment: [String: String], isTold: Bool) {
    #expect(TerminalIdentity(environment: environment).showsProgress == isTold)
  }
}
