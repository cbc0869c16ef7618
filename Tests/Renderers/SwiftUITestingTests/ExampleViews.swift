import SwiftUI

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: count == 1 ? "1 flower" : "\(count) flowers")
      Button {
        count += 1
      } label: {
        Text(verbatim: "One more")
      }
    }
  }
}

struct FormView: View {
  @State private var name = "荷塘"
  @State private var isNight = false

  var body: some View {
    VStack {
      TextField(text: $name) { Text(verbatim: "Name") }.accessibilityIdentifier("name")
      Toggle(isOn: $isNight) { Text(verbatim: "Night") }.toggleStyle(.switch)
      Button {
      } label: {
        Text(verbatim: "Send")
      }.disabled(true)
    }
  }
}

struct TapView: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
}

struct Pair: View {
  var body: some View {
    HStack(spacing: 0) {
      Leaf()
      Leaf()
    }
  }
}

struct Leaf: View {
  var body: some View { Color.red }
}

struct LateView<C: Clock<Duration>>: View {
  let clock: C
  @State private var text = "waits"

  var body: some View {
    Text(verbatim: text).task {
      do {
        try await clock.sleep(for: .seconds(2))
        text = "done"
      } catch {
        text = "cancelled"
      }
    }
  }
}

@MainActor @Observable final class LateModel {
  var text = "first"
}

struct ModelView: View {
  let model: LateModel

  var body: some View { Text(verbatim: model.text) }
}

struct FadingView: View {
  @State private var isFaded = false

  var body: some View {
    VStack {
      Color.red.frame(width: isFaded ? 100 : 10, height: 10).opacity(isFaded ? 0.5 : 1)
      Button {
        withAnimation(.linear(duration: 1)) { isFaded = true }
      } label: {
        Text(verbatim: "fade")
      }
    }
  }
}

/// What time it is, by a timeline and by a text that counts.
struct TimeView: View {
  var body: some View {
    VStack {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 10)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
      }
      Text(Date(timeIntervalSince1970: 990), style: .timer)
    }
  }
}

/// What outlives its views.
@MainActor @Observable final class Pond {
  var flowers = 0
  var farewells = 0
}

struct PondView: View {
  let pond: Pond

  var body: some View {
    Text(verbatim: "\(pond.flowers)").onDisappear { pond.farewells += 1 }
  }
}
