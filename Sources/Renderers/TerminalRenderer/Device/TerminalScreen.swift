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
  /// The program has to end: by a signal, or because the terminal is gone.
  var onEnd: (CInt) -> Void = { _ in }
  private(set) var scheme: ColorScheme
  private(set) var depth: ColorDepth
  private let device: TerminalDevice
  private let isSchemeFixed: Bool
  private var parser = InputParser()
  private var writer: ScreenWriter
  private var decision: DispatchWorkItem?
  private var isTaken = false
  /// Whether pictures wait for the terminal's answers.
  private var firstFrame: (() -> Void)?
  private var isWaiting = true
  private var title = ""
  private var progress: ScreenProgress?
  private let tellsProgress: Bool
  /// The pictures that it shows.
  let pictures = TerminalPictures()
  private var clusters = ClusterWidths()
  private var hasKittyPictures = false
  private var hasSixels = false
  private var sixelColors: Int?
  /// The size of a cell as the terminal itself tells it.
  private var cell: CellPixels?
  private let isWithinOther: Bool

  /// Finds the terminal; `nil` where the program runs in none.
  init?(isDark: Bool) {
    guard let device = TerminalDevice() else { return nil }
    self.device = device
    let environment = ProcessInfo.processInfo.environment
    depth = ColorDepth(environment: environment)
    writer = ScreenWriter(depth: depth)
    tellsProgress = TerminalModes.showProgress(environment: environment)
    let term = environment["TERM"] ?? ""
    isWithinOther =
      environment["TMUX"] != nil || environment["STY"] != nil || term.hasPrefix("screen")
      || term.hasPrefix("tmux")
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
    device.write(
      Array(TerminalModes.questions(term: term, isWithinOther: isWithinOther).utf8))
  }

  func end() { device.end() }

  var size: (columns: Int, rows: Int) {
    let size = device.size
    // Nobody has more; a terminal that says so would only cost memory.
    return (min(size.columns, 1_000), min(size.rows, 500))
  }

  func ring() { device.write(Array(TerminalModes.bell.utf8)) }

  /// Puts a text on the clipboard of the person's desktop, where the terminal allows that.
  func copy(_ text: String) { device.write(Array(TerminalModes.copy(text).utf8)) }

  /// Writes the next picture anew.
  func forget() { writer.forget() }

  // MARK: - Pictures

  /// Shows the first picture once the terminal has answered, or when that takes too long.
  func waitForAnswers(_ show: @escaping () -> Void) {
    guard isWaiting else { return show() }
    firstFrame = show
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(80)) { [weak self] in
      MainActor.assumeIsolated { self?.stopWaiting() }
    }
  }

  private func stopWaiting() {
    isWaiting = false
    let show = firstFrame
    firstFrame = nil
    show?()
  }

  /// Shows a picture, if it is another one than before.
  func show(title: String, progress: ScreenProgress?, _ picture: () -> CellPicture) {
    guard isTaken, !isWaiting else { return }
    tell(title: progress?.percent.map { "\($0)% \(title)" } ?? title)
    tell(progress)
    let picture = picture()
    let bytes =
      picture.errands
      + writer.bytes(
        for: picture.canvas, caret: picture.caret, pixels: picture.pixels, damage: picture.damage)
    if !bytes.isEmpty { device.write(bytes) }
  }

  private func tell(title new: String) {
    guard new != title else { return }
    title = new
    device.write(Array(TerminalModes.title(new).utf8))
  }

  private func tell(_ new: ScreenProgress?) {
    guard tellsProgress, new != progress else { return }
    progress = new
    device.hasProgress = new != nil
    device.write(Array(TerminalModes.progress(new).utf8))
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
      guard case .answer(let answer) = event else { return true }
      take(answer)
      return false
    }
    if !others.isEmpty { onEvents(others) }
  }

  private func take(_ answer: TerminalAnswer) {
    switch answer {
    case .attributes(let numbers):
      hasSixels = numbers.dropFirst().contains(4)
      writer.clusters = clusters
      knowPictures()
      if isWaiting { stopWaiting() }
    case .kittyPictures(let does):
      hasKittyPictures = does
      if !isWaiting { knowPictures() }
    case .sixelColors(let count): sixelColors = count
    case .cell(let width, let height): cell = CellPixels(width: width, height: height)
    case .window(let width, let height):
      guard cell == nil else { break }
      let size = device.size
      cell = CellPixels(width: width / size.columns, height: height / size.rows)
    case .cursor(let column, _): clusters.take(column: column)
    case .synchronizes(let does): writer.synchronizes = does
    case .keyboard: device.write(Array(TerminalModes.exactKeys.utf8))
    case .trueColor(true) where depth == .palette || depth == .named:
      depth = .millions
      writer.depth = depth
      pictures.depth = depth
      onResize()
    case .trueColor: break
    case .background(let red, let green, let blue):
      let light = 0.299 * red + 0.587 * green + 0.114 * blue
      let new = light > 0.5 ? ColorScheme.light : .dark
      guard !isSchemeFixed, new != scheme else { return }
      scheme = new
      onSchemeChange()
    }
  }

  /// Takes up how pictures can be shown here.
  private func knowPictures() {
    pictures.depth = depth
    pictures.cell = device.cell ?? cell
    pictures.support = PictureSupport(
      hasKitty: hasKittyPictures, hasSixels: hasSixels, colors: sixelColors,
      cell: pictures.cell, isWithinOther: isWithinOther)
    device.hasKittyPictures = pictures.support == .kitty
  }

  // MARK: - Signals

  private func take(signal: CInt) {
    switch signal {
    case SIGWINCH:
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
      writer.forget()
      pictures.terminalHasForgotten()
      onResize()
    } catch {
      onEnd(SIGHUP)
    }
  }
}
