import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

extension ViewHost {
  /// The frame in the window of the first region that satisfies a condition.
  func frame(of isWanted: (RegionContent) -> Bool) throws -> CGRect {
    try #require(
      renderer.screen.flattened().first { element in
        if case .region(let region) = element.content { isWanted(region) } else { false }
      }
    ).frame
  }

  /// The first region that satisfies a condition.
  func region(where isWanted: (RegionContent) -> Bool) throws -> ElementID {
    try #require(
      elements { element in
        if case .region(let region) = element.content { isWanted(region) } else { false }
      }.first)
  }
}
