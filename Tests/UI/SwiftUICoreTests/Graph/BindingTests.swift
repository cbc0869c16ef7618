import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct BindingTests {
  @Test func elementsOfBoundCollectionAreWrittenThrough() {
    let host = Host(200, 100, BoundList())
    #expect(host.renderer.screen.texts == ["a 0", "b 0"])

    host.tap(at: CGPoint(x: 100, y: 60))

    #expect(host.renderer.screen.texts == ["a 0", "b 1"])
    host.close()
  }

  private struct Entry: Identifiable {
    let id: String
    var count = 0
  }

  private struct BoundList: View {
    @State private var entries = [Entry(id: "a"), Entry(id: "b")]

    var body: some View {
      VStack(spacing: 0) { ForEach($entries) { CountingRow(entry: $0) } }
    }
  }

  private struct CountingRow: View {
    @Binding var entry: Entry

    var body: some View {
      Text("\(entry.id) \(entry.count)").onTapGesture { entry.count += 1 }
    }
  }

  @Test func propertiesOfObservableObjectsCanBeBound() {
    let model = Model()
    let host = Host(200, 100, ObjectEditor(model: model))

    host.tap(at: CGPoint(x: 100, y: 50))

    #expect(model.count == 1)
    #expect(host.renderer.screen.texts == ["1"])
    host.close()
  }

  @Observable final class Model {
    var count = 0
  }

  private struct ObjectEditor: View {
    @Bindable var model: Model

    var body: some View { Stepper(count: $model.count) }
  }

  private struct Stepper: View {
    @Binding var count: Int

    var body: some View { Text("\(count)").onTapGesture { count += 1 } }
  }

  @Test func optionalAndConstantBindings() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 5
    #expect(constant.wrappedValue == 3)

    #expect(Binding<Int>(Binding.constant(Int?.none)) == nil)
    #expect(Binding<Int>(Binding.constant(Int?.some(4)))?.wrappedValue == 4)
    #expect(Binding<Int?>(Binding.constant(7)).wrappedValue == 7)
  }

  @Test func modifierKeepsStateAndPassesContentOn() {
    let log = Log()
    let host = Host(200, 100, Modified(log: log))
    #expect(host.renderer.screen.texts == ["0", "on 0"])

    let counted = host.counting { log.flip?() }

    #expect(host.renderer.screen.texts == ["1", "on 0"])
    #expect(counted.bodiesByType == ["Modified": 1])
    host.tap(at: CGPoint(x: 100, y: 46))
    #expect(host.renderer.screen.texts == ["1", "on 1"])
    host.close()
  }

  private struct Modified: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.flip = { value += 1 }
      Text("\(value)").modifier(Tapped())
    }
  }

  private struct Tapped: ViewModifier {
    @State private var taps = 0

    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content.onTapGesture { taps += 1 }
        Text("on \(taps)")
      }
    }
  }

  @Test func anotherTypeInAnyViewIsAnotherIdentity() {
    let log = Log()
    let host = Host(200, 100, Erased(log: log))

    log.flip?()
    host.settle()

    #expect(log.lines == ["+text", "+color", "-text"])
    host.close()
  }

  private struct Erased: View {
    let log: Log
    @State private var isText = true

    var body: some View {
      let _ = log.flip = { isText = false }
      if isText {
        AnyView(Text("x").onAppear { log.add("+text") }.onDisappear { log.add("-text") })
      } else {
        AnyView(Color.red.onAppear { log.add("+color") })
      }
    }
  }

  @Test func duplicateIdentitiesAreReportedAndShown() {
    let messages = Messages()
    messages.collect()
    let host = Host(
      200, 100, VStack { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } })

    #expect(host.renderer.screen.texts == ["1", "1", "2"])
    #expect(messages.all.contains { $0.contains("the id 1 occurs several times") })
    host.close()
  }
}
