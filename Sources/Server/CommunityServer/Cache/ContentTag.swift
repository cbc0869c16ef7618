import Foundation
import HTTPServer

extension EntityTag {
  /// Names bytes by 128 bits that depend on all of them; not meant to withstand forgery.
  init(naming bytes: Data) {
    var high: UInt64 = 0xCBF2_9CE4_8422_2325
    var low: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        high = (high ^ word) &* 0x0000_0100_0000_01B3
        low = (low &+ word) &* 0xD6E8_FEB8_6659_FD93
        low ^= low >> 32
        offset += 8
      }
      for byte in bytes[offset...] {
        high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        low = (low &+ UInt64(byte)) &* 0xD6E8_FEB8_6659_FD93
      }
    }
    self.init(String(high, radix: 16) + "-" + String(low, radix: 16))
  }
}
