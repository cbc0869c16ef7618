import Foundation

/// The plan of a flat.
enum FloorPlanScene {
  private static let tints = [0xFFF4DC, 0xE6F1FA, 0xEAF6E6, 0xFBE9E7, 0xF3E9F7, 0xFFF9E3]

  private struct Room {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  static func paint(_ canvas: Canvas, using dice: inout Dice) {
    canvas.background(Color(1, 1, 1), Color(1, 1, 1))
    let margin = canvas.unit * 0.08
    let whole = Room(
      x: margin, y: margin, width: canvas.width - 2 * margin, height: canvas.height - 2 * margin)
    var rooms: [Room] = []
    divide(whole, depth: dice.within(2...3), into: &rooms, using: &dice)
    for (index, room) in rooms.enumerated() {
      canvas.rectangle(
        x: room.x, y: room.y, width: room.width, height: room.height,
        Color(hex: tints[index % tints.count]))
      furniture(canvas, room, using: &dice)
    }
    let wall = canvas.unit * 0.014
    for room in rooms { walls(canvas, room, width: wall * 0.7) }
    walls(canvas, whole, width: wall)
    for room in rooms { door(canvas, room, using: &dice) }
    for room in rooms {
      let text =
        "\(dice.within(2...5)).\(dice.within(1...9))x\(dice.within(2...5)).\(dice.within(1...9))m"
      canvas.text(
        text, x: room.x + room.width / 2 - 32, y: room.y + room.height / 2 - 6, Color(hex: 0x555555)
      )
    }
  }

  private static func divide(
    _ room: Room, depth: Int, into rooms: inout [Room], using dice: inout Dice
  ) {
    guard depth > 0 else { return rooms.append(room) }
    let part = dice.between(0.36, 0.64)
    let isWide = room.width > room.height
    let first = Room(
      x: room.x, y: room.y, width: isWide ? room.width * part : room.width,
      height: isWide ? room.height : room.height * part)
    let second = Room(
      x: isWide ? room.x + first.width : room.x, y: isWide ? room.y : room.y + first.height,
      width: room.width - (isWide ? first.width : 0),
      height: room.height - (isWide ? 0 : first.height))
    divide(first, depth: depth - 1, into: &rooms, using: &dice)
    divide(second, depth: depth - 1, into: &rooms, using: &dice)
  }

  private static func walls(_ canvas: Canvas, _ room: Room, width: Double) {
    canvas.stroke(
      [
        Point(room.x, room.y), Point(room.x + room.width, room.y),
        Point(room.x + room.width, room.y + room.height), Point(room.x, room.y + room.height),
        Point(room.x, room.y),
      ], width: width, Color(hex: 0x2B2B2B))
  }

  private static func door(_ canvas: Canvas, _ room: Room, using dice: inout Dice) {
    let width = min(room.width, room.height) * 0.26
    let x = room.x + (room.width - width) * dice.between(0.15, 0.85)
    let y = room.y + room.height
    canvas.rectangle(x: x, y: y - 8, width: width, height: 16, Color(1, 1, 1))
    canvas.stroke([Point(x, y), Point(x, y - width)], width: 2, Color(hex: 0x8A8A8A))
    let arc = (0...12).map { step in
      let turn = Double(step) / 12 * Double.pi / 2
      return Point(x + width * sin(turn), y - width * sin(.pi / 2 - turn))
    }
    canvas.stroke(arc, width: 1, Color(hex: 0xAAAAAA))
  }

  private static func furniture(_ canvas: Canvas, _ room: Room, using dice: inout Dice) {
    let ink = Color(hex: 0xB9AFA0)
    let (width, height) = (room.width * 0.34, room.height * 0.3)
    let x = room.x + room.width * dice.between(0.06, 0.55)
    let y = room.y + room.height * 0.08
    canvas.rectangle(x: x, y: y, width: width, height: height, ink)
    canvas.rectangle(x: x + 3, y: y + 3, width: width - 6, height: height - 6, Color(1, 1, 1))
    canvas.rectangle(
      x: x + width * 0.12, y: y + height * 0.1, width: width * 0.32, height: height * 0.2, ink)
    canvas.rectangle(
      x: x + width * 0.56, y: y + height * 0.1, width: width * 0.32, height: height * 0.2, ink)
  }
}
