package import CellRendering
package import Foundation

/// The pictures of a terminal: decoded, and made into what it shows, beside the main actor.
///
/// Until something is made, something rougher is shown: first the description, then halves of cells
/// in plain colours, then the characters that come nearest, then pixels where there are any.
@MainActor package final class TerminalPictures: CellPictures {
  /// How the terminal shows pictures.
  package var support = PictureSupport.characters { didSet { if support != oldValue { forget() } } }
  /// The colours that it has.
  package var depth = ColorDepth.millions { didSet { if depth != oldValue { forget() } } }
  /// The size of its cells.
  package var cell: CellPixels? {
    didSet {
      guard cell != oldValue else { return }
      forget()
      onCellChange(cellRatio)
    }
  }
  /// Called when cells have become higher or wider, with how many times as high as wide they are.
  package var onCellChange: (CGFloat) -> Void = { _ in }
  /// Called when something can be shown better than before, with the rows that it is in.
  package var onChange: (CellDamage) -> Void = { _ in }
  private let workshop = PictureWorkshop()
  private var numbers: [Data: Int] = [:]
  private var entries: [Int: Entry] = [:]
  private var characters = RecentValues<PicturePart, PictureCells>(limit: 200_000)
  private var sixels = RecentValues<PicturePart, [UInt8]>(limit: 8 << 20)
  private var uploads = KittyUploads()
  /// What is to be made; the last first, which is what a person looks at now.
  private var orders: [Order] = []
  private var worker: Task<Void, Never>?
  /// The rows in which each picture has been drawn since it was told of last.
  private var rows: [Int: CellDamage] = [:]
  /// Where pixels were shown last.
  private var pixelAreas: Set<CellArea> = []

  private struct Entry {
    let source: PictureWorkshop.Source
    var thumbnail: PixelGrid?
    var isDamaged = false
    var use = 0
  }

  private enum Order: Hashable {
    case thumbnail(Int)
    case characters(PicturePart)
    case sixels(PicturePart)
    case upload(KittyUploads.Key, limit: Int)

    /// The picture of which something is made.
    var picture: Int {
      switch self {
      case .thumbnail(let number): number
      case .characters(let part), .sixels(let part): part.picture
      case .upload(let key, _): key.picture
      }
    }
  }

  package init() {}

  package var cellRatio: CGFloat {
    cell.map { CGFloat($0.height) / CGFloat($0.width) } ?? PixelPicture.usualCellRatio
  }

  isolated deinit { worker?.cancel() }

  /// Whether everything that was asked for has been made.
  package var isSettled: Bool { worker == nil }

  /// The most pictures of which something is kept.
  private static let entryLimit = 200
  /// The most that waits; what was asked for before has been scrolled away.
  private static let orderLimit = 40
  /// A picture of more cells is made anew for each part of it that shows.
  private static let wholeLimit = 6_000
  /// Sixels of more pixels take longer than a person waits.
  private static let sixelLimit = 3_000_000
  private var uses = 0

  /// Has all made anew that depends on the terminal.
  private func forget() {
    characters.removeAll()
    sixels.removeAll()
    orders.removeAll()
  }

  // MARK: - Characters

  package func cells(of data: Data, at place: PicturePlace) -> PictureCells? {
    let number = number(of: data)
    rows[number, default: .none].add(place.visible.rows)
    guard let entry = entries[number], !entry.isDamaged else { return nil }
    guard let thumbnail = entry.thumbnail else {
      order(.thumbnail(number))
      return nil
    }
    let isWhole = place.area.width * place.area.height <= Self.wholeLimit
    let part = PicturePart(of: number, at: place, isWhole: isWhole)
    if let known = characters[part] { return known }
    order(.characters(part))
    guard depth > .none else { return nil }
    return PictureCells(
      picture: number, area: part.crop,
      cells: thumbnail.turned(quarters: part.quarterTurns).roughCells(of: part))
  }

  private func number(of data: Data) -> Int {
    uses += 1
    if let known = numbers[data] {
      entries[known]?.use = uses
      return known
    }
    if entries.count >= Self.entryLimit,
      let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      entries[oldest.key] = nil
      numbers[oldest.value.source.data] = nil
      rows[oldest.key] = nil
    }
    let number = uses
    numbers[data] = number
    entries[number] = Entry(
      source: PictureWorkshop.Source(number: number, data: data), use: uses)
    return number
  }

  // MARK: - Pixels

  /// Puts pixels in place of the characters of pictures, as far as the terminal shows some and
  /// nothing lies over them.
  package func addPixels(to picture: inout CellPicture) {
    guard support != .characters || !pixelAreas.isEmpty else { return }
    var copies: [Int: Int] = [:]
    var areas: Set<CellArea> = []
    for shown in picture.canvas.pictures where picture.canvas.isIntact(shown) {
      guard let pixels = pixels(of: shown, copies: &copies) else { continue }
      picture.canvas.erase(shown.place.visible)
      picture.pixels.append(pixels)
      areas.insert(pixels.area)
    }
    // Where pixels come or go the characters behind them go or come.
    for area in areas.symmetricDifference(pixelAreas) { picture.damage.add(area.rows) }
    pixelAreas = areas
    uploads.shown = Set(copies.keys)
    picture.errands = uploads.takeErrands()
  }

  private func pixels(of shown: CellCanvas.Picture, copies: inout [Int: Int]) -> PixelPicture? {
    let part = PicturePart(of: shown.number, at: shown.place)
    switch support {
    case .characters: return nil
    case .sixels:
      guard let cell,
        part.crop.width * cell.width * part.crop.height * cell.height <= Self.sixelLimit
      else { return nil }
      guard let bytes = sixels[part] else {
        order(.sixels(part))
        return nil
      }
      return bytes.isEmpty
        ? nil : PixelPicture(area: shown.place.visible, appearance: bytes)
    case .kitty:
      let key = KittyUploads.Key(picture: shown.number, quarterTurns: part.quarterTurns)
      let wanted = wantedPixels(of: part)
      if uploads.isSmaller(than: wanted, key) { order(.upload(key, limit: wanted)) }
      guard let upload = uploads[key] else { return nil }
      copies[upload.number, default: 0] += 1
      let copy = copies[upload.number] ?? 1
      return PixelPicture(
        area: shown.place.visible,
        appearance: Array(upload.placement(copy, of: part).utf8),
        removal: Array(upload.removal(copy).utf8))
    }
  }

  /// How many pixels a picture of which a part shows should have.
  private func wantedPixels(of part: PicturePart) -> Int {
    let (width, height) = (cell?.width ?? 10, cell?.height ?? 20)
    return min(part.columns * width * part.rows * height, KittyUploads.pixelLimit)
  }

  /// Takes up that the terminal has lost what it was sent.
  package func terminalHasForgotten() { uploads.removeAll() }

  // MARK: - Work

  private func order(_ new: Order) {
    orders.removeAll { $0 == new }
    orders.append(new)
    if orders.count > Self.orderLimit { orders.removeFirst() }
    guard worker == nil else { return }
    worker = Task { [weak self] in
      while !Task.isCancelled, let order = self?.orders.popLast() {
        await self?.carryOut(order)
        self?.tell(of: order.picture)
      }
      self?.worker = nil
    }
  }

  /// Has the rows drawn anew that a picture is in, as it was drawn last.
  private func tell(of picture: Int) {
    let rows = rows.removeValue(forKey: picture) ?? .none
    if !rows.isEmpty { onChange(rows) }
  }

  private func carryOut(_ order: Order) async {
    switch order {
    case .thumbnail(let number):
      guard let entry = entries[number] else { return }
      let thumbnail = await workshop.thumbnail(of: entry.source)
      entries[number]?.thumbnail = thumbnail
      entries[number]?.isDamaged = thumbnail == nil
    case .characters(let part):
      guard let source = entries[part.picture]?.source, characters[part] == nil else { return }
      let depth = depth
      guard let cells = await workshop.cells(of: part, source, depth: depth), depth == self.depth
      else { return }
      characters.set(
        PictureCells(picture: part.picture, area: part.crop, cells: cells), for: part,
        cost: cells.count)
    case .sixels(let part):
      guard let source = entries[part.picture]?.source, let cell, sixels[part] == nil,
        case .sixels(let colors) = support
      else { return }
      let bytes = await workshop.sixels(of: part, source, cell: cell, colors: colors)
      guard cell == self.cell else { return }
      sixels.set(bytes ?? [], for: part, cost: bytes?.count ?? 1)
    case .upload(let key, let limit):
      guard let source = entries[key.picture]?.source, uploads.isSmaller(than: limit, key) else {
        return
      }
      let picture = await workshop.upload(
        of: source, quarterTurns: key.quarterTurns, limit: limit, as: uploads.nextNumber())
      uploads.add(picture, for: key, limit: limit)
    }
  }
}
