import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import TestSupport
import Testing

/// Whatever is changed in whatever order, the screen is the one that a new graph would show.
@MainActor @Suite(.serialized) struct DifferentialTests {
  @Test(arguments: 1...8) func incrementalEqualsFromScratch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let host = Host(200, 300, Screen(model: model))
    for step in 0..<20 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(model, &random) }
      host.settle()
      let fresh = Host(200, 300, Screen(model: model.copy()))
      let (shown, expected) = (picture(host), picture(fresh))
      if shown != expected {
        Issue.record("seed \(seed), step \(step): \(difference(shown, expected))")
        return
      }
      #expect(host.frames == fresh.frames)
      fresh.close()
    }
    host.close()
  }

  private func picture(_ host: Host) -> [String] {
    host.renderer.screen.flattened().map { "\($0.content) \($0.frame)" }
  }

  private func difference(_ shown: [String], _ expected: [String]) -> String {
    for (index, line) in expected.enumerated() where index >= shown.count || shown[index] != line {
      return "element \(index): \(index < shown.count ? shown[index] : "missing"), not \(line)"
    }
    return "\(shown.count - expected.count) elements too many"
  }

  private func change(_ model: Model, _ random: inout SeededGenerator) {
    let count = model.items.count
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      model.lastID += 1
      let item = Item(id: model.lastID, width: 10, text: "new")
      model.items.insert(item, at: Int.random(in: 0...count, using: &random))
    case 2 where count > 0: model.items.remove(at: Int.random(in: 0..<count, using: &random))
    case 3: model.items.shuffle(using: &random)
    case 4 where count > 0:
      model.items[Int.random(in: 0..<count, using: &random)].width =
        CGFloat(Int.random(in: 1...60, using: &random))
    case 5 where count > 0:
      model.items[Int.random(in: 0..<count, using: &random)].text = String(
        repeating: "w ", count: Int.random(in: 0...20, using: &random))
    case 6: model.isWide.toggle()
    case 7: model.kind = (model.kind + 1) % 3
    case 8: model.spacing = [nil, 0, 5].randomElement(using: &random) ?? nil
    default: model.tone += 1
    }
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
    var text: String
  }

  @MainActor @Observable final class Model {
    var items = [Item(id: 1, width: 20, text: "one"), Item(id: 2, width: 30, text: "two")]
    var isWide = false
    var kind = 0
    var spacing: CGFloat?
    var tone = 0
    @ObservationIgnored var lastID = 2

    func copy() -> Model {
      let copy = Model()
      copy.items = items
      copy.isWide = isWide
      copy.kind = kind
      copy.spacing = spacing
      copy.tone = tone
      return copy
    }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      let layout =
        model.isWide
        ? AnyLayout(HStackLayout(spacing: model.spacing))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: model.spacing))
      VStack {
        layout {
          ForEach(model.items) { Row(item: $0, kind: model.kind) }
          if model.isWide { Text("wide") }
        }.probe("list")
        choice
        ZStack(alignment: .bottomTrailing) {
          ForEach(model.items) { item in
            Color.red.frame(width: item.width, height: 4).zIndex(item.width)
          }
        }
      }.environment(\.tone, model.tone)
    }

    @ViewBuilder private var choice: some View {
      switch model.kind {
      case 0: AnyView(Text("zero"))
      case 1:
        ViewThatFits {
          Text(model.items.map(\.text).joined()).fixedSize()
          Text("short")
        }
      default: Measured { Text("width \(Int($0))") }.frame(height: 20)
      }
    }
  }

  private struct Row: View {
    let item: Item
    let kind: Int
    @Environment(\.tone) private var tone

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Color.blue.frame(width: item.width, height: 8)
        if kind != 1 { Text(item.text).lineLimit(2).padding(.leading, 3) }
        Group {
          Text("\(tone)")
          if kind == 2 { Divider() }
        }.background { Color.green }
      }
    }
  }

  private struct Measured<Content: View>: View {
    @ViewBuilder let content: (CGFloat) -> Content

    var body: some View { GeometryReader { content($0.size.width) } }
  }
}
