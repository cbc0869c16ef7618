import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct OwnWordsTests {
  @Test(arguments: [("zh-Hans", "好"), ("en", "OK"), ("fr", "OK")])
  func buttonOfAnAlertSpeaksTheLanguage(language: String, word: String) {
    let host = ViewHost(Alarm().environment(\.locale, Locale(identifier: language)))

    #expect(host.texts.contains(word))
  }

  private struct Alarm: View {
    @State private var isShown = true

    var body: some View {
      Text(verbatim: "page").alert(Text(verbatim: "!"), isPresented: $isShown) {}
    }
  }
}
