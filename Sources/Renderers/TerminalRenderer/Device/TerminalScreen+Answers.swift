import CellRendering
import SwiftUICore

/// What a terminal has said of itself.
struct TerminalAnswers {
  var clusters = ClusterWidths()
  var hasKittyPictures = false
  var hasSixels = false
  var sixelColors: Int?
  /// The size of a cell as the terminal itself tells it.
  var cell: CellPixels?
  /// Whether it has told the colour of its ground.
  var tellsGround = false
  /// Whether it tells keys apart that others can't.
  var hasExactKeys = false
}

extension TerminalScreen {
  func take(_ answer: TerminalAnswer) {
    switch answer {
    case .attributes(let numbers):
      answers.hasSixels = numbers.dropFirst().contains(4)
      writer.screen.clusters = answers.clusters
      knowPictures()
      if isWaiting { stopWaiting() }
    case .kittyPictures(let does):
      answers.hasKittyPictures = does
      if !isWaiting { knowPictures() }
    case .sixelColors(let count): answers.sixelColors = count
    case .cell(let width, let height): takeCell(CellPixels(width: width, height: height))
    case .window(let width, let height):
      guard answers.cell == nil else { break }
      let size = device.size
      takeCell(CellPixels(width: width / size.columns, height: height / size.rows))
    case .cursor(let column, _): answers.clusters.take(column: column)
    case .synchronizes(let does): writer.screen.synchronizes = does
    case .keyboard:
      answers.hasExactKeys = true
      tell(TerminalModes.exactKeys)
      onExactKeys()
    case .trueColor(true) where depth == .palette || depth == .named:
      depth = .millions
      writer.screen.depth = depth
      pictures.depth = depth
      onResize()
    case .trueColor: break
    case .version(let version):
      identity.take(version: version)
      writer.showsProgress = identity.showsProgress
    case .background(let red, let green, let blue):
      answers.tellsGround = true
      take(0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark)
    case .noticePressed(let name): onNoticePress(name)
    case .scheme(let isDark): take(isDark ? .dark : .light)
    }
  }

  private func take(_ new: ColorScheme) {
    guard !isSchemeFixed, new != scheme else { return }
    scheme = new
    onSchemeChange()
  }

  private func takeCell(_ cell: CellPixels?) {
    guard cell != answers.cell else { return }
    answers.cell = cell
    if !isWaiting { knowPictures() }
  }

  /// Asks for the ground again, which may have become another one meanwhile.
  func askForGround() {
    if answers.tellsGround, !isSchemeFixed { tell(TerminalModes.groundQuestion) }
  }

  /// Takes up how pictures can be shown here.
  func knowPictures() {
    pictures.depth = depth
    pictures.cell = device.cell ?? answers.cell
    pictures.support = PictureSupport(
      hasKitty: answers.hasKittyPictures, hasSixels: answers.hasSixels,
      colors: answers.sixelColors, cell: pictures.cell, isWithinOther: identity.isWithinOther)
    device.hasKittyPictures = pictures.support == .kitty
  }
}
