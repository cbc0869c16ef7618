import CTerminal
import CellRendering
import Foundation
import SwiftUICore

/// The terminal as something that pictures are shown on and that tells events.
@MainActor final class TerminalScreen {
  var onEvents: ([TerminalEvent]) -> Void = { _ in }
  var onResize: () -> Void = {}
  /// The terminal's ground has turned out to be light or dark.
  var onSchemeChange: () -> Void = {}
  /// The terminal tells keys apart that others can't.
  var onExactKeys: () -> Void = {}
  /// A person has pressed what the terminal shows for the program under a name.
  var onNoticePress: (String) -> Void = { _ in }
  /// The program has to end: by a signal, or because the terminal is gone.
  var onEnd: (CInt) -> Void = { _ in }
  var scheme: ColorScheme
  var depth: ColorDepth
  let device: TerminalDevice
  let isSchemeFixed: Bool
  var writer: FrameWriter
  /// What the terminal has said of itself.
  var answers = TerminalAnswers()
  var identity: TerminalIdentity
  private var parser = InputParser()
  private var decision: DispatchWorkItem?
  private var isTaken = false
  /// Whether pictures wait for the terminal's answers.
  private var firstFrame: (() -> Void)?
  private(set) var isWaiting = true
  /// The pictures that it shows.
  let pictures = TerminalPictures()

  /// Finds the terminal; `nil` where the program runs in none.
  init?(isDark: Bool) {
    guard let device = TerminalDevice() else { return nil }
    self.device = device
    let environment = ProcessInfo.processInfo.environment
    depth = ColorDepth(environment: environment)
    identity = TerminalIdentity(environment: environment)
    writer = FrameWriter(depth: depth)
    writer.showsProgress = identity.showsProgress
    isSchemeFixed = isDark
    scheme = isDark ? .dark : Self.scheme(of: environment)
  }

  /// What `COLORFGBG` says of the ground; most are dark.
  private static func scheme(of environment: [String: String]) -> ColorScheme {
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    return ground == 7 || ground == 15 ? .light : .dark
  }

  /// Takes the terminal and asks it about itself.
  ///
  /// - Throws: What the system says.
  func begin() throws {
    device.onInput = { [weak self] in self?.take($0) }
    device.onSignal = { [weak self] in self?.take(signal: $0) }
    device.onHangUp = { [weak self] in self?.onEnd(SIGHUP) }
    try device.begin()
    isTaken = true
    let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
    tell(TerminalModes.questions(term: term, isWithinOther: identity.isWithinOther))
  }

  func end() { device.end() }

  var size: (columns: Int, rows: Int) {
    let size = device.size
    // Nobody has more; a terminal that says so would only cost memory.
    return (min(size.columns, 1_000), min(size.rows, 500))
  }

  func ring() { tell(TerminalModes.bell) }

  /// Tells a person something who looks elsewhere.
  func notify(_ notice: TerminalNotice) { tell(notice.sequence(for: identity)) }

  /// Takes away again what a person was told.
  func withdraw(_ id: String) { tell(TerminalNotice.removal(of: id, for: identity)) }

  /// Puts a text on the clipboard of the person's desktop, where the terminal allows that.
  func copy(_ text: String) { tell(TerminalModes.copy(text)) }

  /// Writes the next picture anew.
  func forget() { writer.screen.forget() }

  func tell(_ words: String) {
    if isTaken, !words.isEmpty { device.write(Array(words.utf8)) }
  }

  // MARK: - Pictures

  /// Shows the first picture once the terminal has answered, or when that takes too long.
  func waitForAnswers(_ show: @escaping () -> Void) {
    guard isWaiting else { return show() }
    firstFrame = show
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(80)) { [weak self] in
      MainActor.assumeIsolated { self?.stopWaiting() }
    }
  }

  /// Shows what has waited for the terminal's answers.
  func stopWaiting() {
    isWaiting = false
    let show = firstFrame
    firstFrame = nil
    show?()
  }

  /// Shows a window, if it looks otherwise than what was shown before.
  func show(_ window: TerminalWindow, title: String) {
    guard isTaken, !isWaiting else { return }
    let bytes = writer.bytes(
      for: window.picture(), title: title, progress: window.progress,
      tellsAllMoves: window.followsPointer)
    device.hasProgress = writer.hasProgress
    if !bytes.isEmpty { device.write(bytes) }
  }

  // MARK: - Input

  private func take(_ bytes: [UInt8]) {
    decision?.cancel()
    tell(parser.take(bytes))
    guard parser.isUndecided else { return }
    // A key that is the beginning of a sequence shows itself by nothing following.
    let work = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.tell(self.parser.decide())
      }
    }
    decision = work
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60), execute: work)
  }

  private func tell(_ events: [TerminalEvent]) {
    let others = events.filter { event in
      switch event {
      case .answer(let answer):
        take(answer)
        return false
      case .focus(true):
        askForGround()
        return true
      default: return true
      }
    }
    if !others.isEmpty { onEvents(others) }
  }

  // MARK: - Signals

  private func take(signal: CInt) {
    switch signal {
    case SIGWINCH:
      // Cells may be larger or smaller now.
      if device.cell == nil, answers.cell != nil { tell(TerminalModes.sizeQuestion) }
      knowPictures()
      onResize()
    case SIGCONT: goOn()
    case SIGTSTP: stop()
    default: onEnd(signal)
    }
  }

  /// Stops the program until the shell lets it go on.
  func stop() {
    isTaken = false
    device.stop()
    // Where nobody can let it go on, the system doesn't stop it, and no signal comes.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated { self?.goOn() }
    }
  }

  private func goOn() {
    do {
      // After a stop that nobody announced, somebody else may have used the terminal.
      if isTaken { device.giveBack() }
      try device.take()
      isTaken = true
      writer.begin()
      if answers.hasExactKeys { tell(TerminalModes.exactKeys) }
      askForGround()
      pictures.terminalHasForgotten()
      onResize()
    } catch {
      onEnd(SIGHUP)
    }
  }
}
