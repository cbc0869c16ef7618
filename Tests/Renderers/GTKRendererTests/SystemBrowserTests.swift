import Foundation
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct SystemBrowserTests {
  @Test func anAddressThatNothingOpensIsSaid() throws {
    try TestDisplay.use()
    let url = try #require(URL(string: "hetang-no-such-scheme://pond"))

    #expect(!SystemBrowser.open(url))
  }
}
