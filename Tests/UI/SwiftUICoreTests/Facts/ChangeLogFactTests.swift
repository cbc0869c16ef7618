import Combine
import Foundation
import Observation
import TestSupport
import Testing

@testable import SwiftUICore

/// What `_logChanges()` says of a body that runs.
@MainActor @Suite(.hangLimit) struct ChangeLogFactTests {
  @Test(.measured("state/log-changes")) func firstLineNamesAllProperties() {
    expectMeasured("without properties", line { Plain() })
    expectMeasured("with one state", line { Stateful() })
  }

  @Test func laterLinesNameWhatChanged() {
    let messages = Messages()
    messages.collect()
    let store = Store()
    let host = Host(100, 100, Outside(store: store))

    for change in [store.input, store.state, store.style, store.context] {
      change?()
      host.settle()
    }
    store.model.count = 1
    host.settle()
    store.object.count = 1
    host.settle()
    host.close()

    #expect(
      messages.all.map { $0.replacing("ChangeLogFactTests.Asking: ", with: "") } == [
        "@self, @identity, _name, _object, _size, _style changed.",
        "@self changed.", "_name changed.", "_style changed.", "_size changed.",
        "@dependencies changed.", "_object changed.",
      ])
  }

  @Test func othersBodiesAreNotTakenForOwn() {
    let messages = Messages()
    messages.collect()
    Plain._logChanges()
    let host = Host(100, 100, Curious())
    host.close()
    #expect(messages.all.isEmpty)
  }

  @Test func modifiersAskToo() {
    #expect(
      line { Plain.Silent().modifier(Padded(width: 3)) }
        == "Outer.Padded: @self changed."
    )
  }

  /// The one line that showing a view gives.
  private func line<V: View>(_ view: () -> V) -> String {
    let messages = Messages()
    messages.collect()
    let host = Host(100, 100, view())
    host.close()
    return messages.all.joined(separator: "\n").replacing("ChangeLogFactTests.", with: "Outer.")
  }

  // MARK: - Views

  private struct Plain: View {
    struct Silent: View {
      var body: some View { Color.red }
    }

    var body: some View {
      let _ = Self._logChanges()
      Color.red
    }
  }

  private struct Stateful: View {
    @State private var name = ""

    var body: some View {
      let _ = Self._logChanges()
      Text(verbatim: name)
    }
  }

  private struct Curious: View {
    var body: some View {
      let _ = Plain._logChanges()
      Color.red
    }
  }

  private struct Padded: ViewModifier {
    let width: CGFloat

    func body(content: Content) -> some View {
      let _ = Self._logChanges()
      content.padding(width)
    }
  }

  @Observable fileprivate final class Model {
    var count = 0
  }

  fileprivate final class Object: ObservableObject {
    @Published var count = 0
  }

  /// A property made of others goes by its own name.
  @propertyWrapper fileprivate struct Style: DynamicProperty {
    @State private var isBold = false
    @Environment(\.isEnabled) private var isEnabled

    var wrappedValue: Bool {
      get { isBold && isEnabled }
      nonmutating set { isBold = newValue }
    }
  }

  @MainActor fileprivate final class Store {
    let model = Model()
    let object = Object()
    var input: (() -> Void)?
    var state: (() -> Void)?
    var style: (() -> Void)?
    var context: (() -> Void)?
  }

  private struct Outside: View {
    let store: Store
    @State private var input = 0
    @State private var size = ControlSize.regular

    var body: some View {
      let _ = store.input = { input += 1 }
      let _ = store.context = { size = .large }
      Asking(store: store, model: store.model, input: input, object: store.object)
        .environment(\.controlSize, size)
    }
  }

  private struct Asking: View {
    let store: Store
    let model: Model
    let input: Int
    @State private var name = ""
    @ObservedObject var object: Object
    @Environment(\.controlSize) private var size
    @Style private var style

    init(store: Store, model: Model, input: Int, object: Object) {
      self.store = store
      self.model = model
      self.input = input
      self.object = object
    }

    var body: some View {
      let _ = Self._logChanges()
      let _ = store.state = { name += "x" }
      let _ = store.style = { style = true }
      Text(verbatim: "\(name) \(input) \(model.count) \(object.count) \(size) \(style)")
    }
  }
}
