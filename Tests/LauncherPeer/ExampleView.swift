import SwiftUI

struct ExampleView: View {
  let example: Example

  var body: some View {
    switch example {
    case .words: WordsView()
    case .waiting: WaitingView()
    case .endless: EndlessView()
    case .deep: deep(levels: 10_000)
    case .surroundings: SurroundingsView()
    case .picture: PictureView()
    case .crash: Button("Crash") { fatalError("the pond is dry") }
    }
  }

  private func deep(levels: Int) -> AnyView {
    var view = AnyView(Text(verbatim: "bottom"))
    for _ in 0..<levels { view = AnyView(VStack { view }) }
    return view
  }
}

private struct SurroundingsView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    Text(verbatim: ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "none")
    Text(verbatim: "\(colorScheme) \(locale.identifier)")
  }
}

private struct PictureView: View {
  @State private var address: URL?

  var body: some View {
    AsyncImage(url: address) { phase in
      switch phase {
      case .empty: Text(verbatim: "nothing yet")
      case .success(let image): image.background { Text(verbatim: "there") }
      case .failure(let error): Text(verbatim: "failed: \(error)")
      }
    }
    .onOpenURL { address = $0 }
  }
}

private struct WordsView: View {
  @State private var address = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "荷塘 opened")
      Text(verbatim: address)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onOpenURL { address = $0.absoluteString }
  }
}

private struct WaitingView: View {
  @State private var steps: [String] = []

  var body: some View {
    Text(verbatim: steps.joined(separator: ", ")).task {
      await withCheckedContinuation { continuation in
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in continuation.resume() }
        RunLoop.main.add(timer, forMode: .default)
      }
      steps.append("timer")
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
      }
      steps.append("queue")
      await Task.detached { try? await Task.sleep(for: .milliseconds(10)) }.value
      steps.append("thread")
    }
  }
}

private struct EndlessView: View {
  var body: some View {
    Text(verbatim: "waits").task {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}

#Preview("Words") { WordsView() }

#Preview("Small", traits: .sizeThatFitsLayout) { Text(verbatim: "荷塘") }
