// What Apple's module hands on, real code relies on: a third of the files that use it import
// nothing else.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationCompat
@_exported import Observation
@_exported import SwiftUICore
