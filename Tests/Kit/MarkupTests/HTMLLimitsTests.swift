import Foundation
import Markup
import TestSupport
import Testing

/// Texts that are made to hurt.
struct HTMLLimitsTests {
  @Test(arguments: ["b", "div", "p", "table", "li", "font"])
  func hundredThousandNestedTagsKeepTheirWords(name: String) {
    let html = String(repeating: "<\(name)>", count: 100_000) + "words"

    let fragment = HTMLFragment(html)

    #expect(fragment.text == "words")
    #expect(depth(of: fragment) <= HTMLLimits().depth)
  }

  @Test func closingTagsOfTagsTooDeepCloseNothingElse() {
    let limits = HTMLLimits(depth: 2)

    let fragment = HTMLFragment("<b><i><u>x</u></i></b><b>y</b>", limits: limits)

    #expect(drawing(fragment) == "[b:[i:[x]]][b:[y]]")
    #expect(fragment.isCut)
  }

  @Test(.hangLimit, arguments: HostileText.allCases)
  func hostileTextsAreReadInTime(text: HostileText) {
    let fragment = HTMLFragment(text.html)

    #expect(depth(of: fragment) <= HTMLLimits().depth)
    #expect(fragment.nodes.count <= HTMLLimits().nodes)
  }

  @Test func longTagIsLeftOutWithoutItsNeighbours() {
    let long = "<img src='data:" + String(repeating: "A", count: 10_000) + "'>"

    let fragment = HTMLFragment("<p>a\(long)b</p>")

    #expect(drawing(fragment) == "[p:[ab]]")
    #expect(fragment.isCut)
  }

  @Test func longTextIsCutBetweenCharacters() {
    let fragment = HTMLFragment("中文字", limits: HTMLLimits(bytes: 7))

    #expect(fragment.text == "中文")
    #expect(fragment.isCut)
  }

  @Test func nodesAreCounted() {
    let fragment = HTMLFragment(
      String(repeating: "x<br>", count: 100), limits: HTMLLimits(nodes: 10))

    #expect(fragment.nodes.count == 10)
    #expect(fragment.isCut)
  }

  @Test func nothingIsFetched() throws {
    let listener = try LoopbackListener()
    let address = "http://127.0.0.1:\(listener.port)/x"

    _ = HTMLFragment(
      """
      <!DOCTYPE html PUBLIC "x" "\(address)"><link rel=stylesheet href="\(address)">
      <img src="\(address)"><iframe src="\(address)"></iframe><object data="\(address)"></object>
      """)

    #expect(!listener.wasCalled())
  }

  private func depth(of fragment: HTMLFragment) -> Int {
    var depths: [Int] = []
    for node in fragment.nodes {
      depths.append((node.parent.map { depths[$0] } ?? 0) + (node.name == nil ? 0 : 1))
    }
    return depths.max() ?? 0
  }
}

/// Texts that a careless parser spends minutes on.
enum HostileText: CaseIterable {
  case openAndWrongClose, manyAttributes, manyAttributesBehindQuote, openTags, openQuotes, comments
  case ampersands, brackets, closings, options, tables

  var html: String {
    switch self {
    case .openAndWrongClose: many("<b>", 40_000) + many("</i>", 60_000)
    case .manyAttributes: "<a " + attributes + ">x"
    case .manyAttributesBehindQuote: "<a b=\">\" " + attributes + ">x"
    case .openTags: many("<a ", 60_000)
    case .openQuotes: many("<a b='", 40_000)
    case .comments: many("<!--", 60_000)
    case .ampersands: many("&", 150_000)
    case .brackets: many("<", 150_000)
    case .closings: many("</p>", 60_000)
    case .options: many("<select><option>", 30_000)
    case .tables: many("<table><tr><td>", 30_000)
    }
  }

  private var attributes: String {
    (0..<100_000).reduce(into: "") { $0 += "a\($1) " }
  }

  private func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}

/// A port of the loopback that notices callers.
private final class LoopbackListener {
  private let socketNumber: Int32
  let port: UInt16

  init() throws {
    socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { [socketNumber] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socketNumber, $0, length) | listen(socketNumber, 4)
          | getsockname(socketNumber, $0, &length)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(result == 0 && port != 0)
  }

  deinit { close(socketNumber) }

  /// Whether somebody is connected or waits to be.
  func wasCalled() -> Bool {
    var state = pollfd(fd: socketNumber, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }
}
