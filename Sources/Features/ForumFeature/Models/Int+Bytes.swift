import Foundation

extension Int {
  /// This many bytes, in the unit that makes it short: `740 B`, `120 KB`, `1.5 MB`.
  var inBytes: String {
    let count = Swift.max(0, self)
    guard count >= 1024 else { return "\(count) B" }
    let tenths = count * 10 / 1024
    return tenths < 10240
      ? "\((tenths + 5) / 10) KB" : "\(tenths / 10240).\(tenths / 1024 % 10) MB"
  }
}
