import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ToggleTests {
  @Test func pressingSwitchesTheBinding() throws {
    let host = ViewHost(Switching())
    #expect(host.controls.first?.kind == .toggle(ToggleContent(state: .off)))

    host.press("Sound")

    #expect(host.controls.first?.kind == .toggle(ToggleContent(state: .on)))
  }

  @Test func switchLiesAtTheEndOfItsRow() throws {
    let sound = Toggle("Sound", isOn: .constant(true))
    let row = ViewHost(List { sound }, size: CGSize(width: 400, height: 300))
    let box = ViewHost(List { sound.toggleStyle(.checkbox) }, size: CGSize(width: 400, height: 300))
    let alone = ViewHost(sound, size: CGSize(width: 400, height: 300))

    #expect(try row.find("Sound").frame.width > 300)
    #expect(try box.find("Sound").frame.width < 300)
    #expect(try alone.find("Sound").frame.width < 300)
    for host in [row, box, alone] { host.close() }
  }

  @Test func refusedSwitchIsToldToTheRendererAgain() throws {
    let host = ViewHost(Toggle("Sound", isOn: Binding(get: { false }, set: { _ in })))
    host.renderer.forgetCommits()

    host.press("Sound")

    let toggle = try host.control { if case .toggle = $0 { true } else { false } }
    let off = ControlContent(.toggle(ToggleContent(state: .off)))
    #expect(host.renderer.commits == [[.update(toggle, .control(off))]])
  }

  @Test func severalValuesThatDifferAreMixedUntilAllAreSet() throws {
    let host = ViewHost(Several())
    #expect(host.controls.first?.kind == .toggle(ToggleContent(state: .mixed)))

    host.press("All")
    #expect(host.controls.first?.kind == .toggle(ToggleContent(state: .on)))
    #expect(host.texts.contains("true true"))
  }

  @Test func hiddenLabelIsSaid() throws {
    let host = ViewHost(Toggle("Sound", isOn: .constant(true)).labelsHidden())

    let toggle = try host.control { if case .toggle = $0 { true } else { false } }
    #expect(host.texts.isEmpty)
    #expect(host.renderer.screen.elements[toggle]?.accessibility.label == "Sound")
  }

  @Test func styleOfOnesOwnChangesTheValue() {
    let host = ViewHost(Switching().toggleStyle(WordStyle()))
    #expect(host.texts == ["Sound", "off"])

    host.press("off")
    #expect(host.texts == ["Sound", "on"])
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View { Toggle("Sound", isOn: $isOn) }
}

private struct Several: View {
  struct Source {
    var isOn: Binding<Bool>
  }

  @State private var first = true
  @State private var second = false

  var body: some View {
    VStack {
      Toggle("All", sources: [Source(isOn: $first), Source(isOn: $second)], isOn: \.isOn)
      Text("\(first) \(second)")
    }
  }
}

private struct WordStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "on" : "off").onTapGesture { configuration.isOn.toggle() }
    }
  }
}
