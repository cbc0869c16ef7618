import Foundation
import TestSupport
import Testing

struct CheckoutTests {
  @Test func rootHoldsTheManifest() {
    let manifest = Checkout.root.appending(path: "Package.swift")

    #expect(FileManager.default.fileExists(atPath: manifest.path))
  }
}
