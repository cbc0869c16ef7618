import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor struct AccessibilityJSONTests {
  private let size = CGSize(width: 200, height: 96)

  @Test func treeIsWrittenWithItsKeysInOneOrder() {
    let host = ViewHost(CounterView(), size: size, in: .cells)

    #expect(
      host.renderer.screen.accessibilityTree.json(size: size) == """
        {
          "window": {"width": 200, "height": 96},
          "elements": [
            {
              "role": "text",
              "label": "0 flowers",
              "frame": {"x": 56, "y": 32, "width": 72, "height": 16}
            },
            {
              "role": "button",
              "label": "One more",
              "frame": {"x": 48, "y": 48, "width": 96, "height": 16},
              "actions": ["press"]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    "plain", "\"quoted\" \\ and \n\t\r", "\u{1B}[31m\u{0}\u{7F}\u{9B}\u{2028}", "水木 👨‍👩‍👧‍👦 e\u{301}",
  ])
  func everyTextIsWrittenAsValidJSON(text: String) throws {
    let host = ViewHost(Text(verbatim: text), size: size)

    let json = host.renderer.screen.accessibilityTree.json(size: size)

    let read = try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
    #expect(read.elements.map(\.label) == [text])
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!json.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
  }

  @Test func statesAndChildrenAreTold() throws {
    let host = ViewHost(
      List(1..<3, selection: .constant(2 as Int?)) { Text(verbatim: "row \($0)") }, size: size)

    let json = host.renderer.screen.accessibilityTree.json(size: size)

    let list = try #require(
      try JSONDecoder().decode(Screen.self, from: Data(json.utf8)).elements.first)
    #expect(list.role == "list")
    #expect(list.children?.map(\.states) == [nil, ["selected"]])
  }
}

private struct Screen: Decodable {
  struct Node: Decodable {
    let role: String
    let label: String?
    let states: [String]?
    let children: [Node]?
  }

  let elements: [Node]
}
