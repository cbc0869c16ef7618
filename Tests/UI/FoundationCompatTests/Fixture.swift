import Foundation
import TestSupport

/// The folders beside the tests that stand for bundles.
enum Fixture {
  static func bundle(_ name: String) throws -> Bundle {
    guard let bundle = Bundle(path: Checkout.fixture("\(name).bundle").path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return bundle
  }
}
