import Foundation

/// Why frames change: the transaction under which they do, and the clock to show it by.
@MainActor final class MoveCause {
  let transaction: Transaction
  let clock: any FrameClock

  init(_ transaction: Transaction, _ clock: any FrameClock) {
    self.transaction = transaction
    self.clock = clock
  }
}

extension LayoutNode {
  /// Notes why the node lies elsewhere, if that is to be shown as a motion.
  final func noteMoveCause() {
    guard let (transaction, clock) = motionOfChange else { return }
    moveCause = MoveCause(transaction, clock)
  }
}

extension ElementRecord {
  /// The frame that is shown.
  var shownFrame: CGRect {
    guard let motion, motion.isMoving else { return frame }
    var shown = frame
    shown.animatableData = motion.value
    return shown
  }

  /// Goes to a frame; without a cause, at once.
  func move(to new: CGRect, because cause: MoveCause?, show: @escaping () -> Void) {
    let old = shownFrame
    frame = new
    guard let cause, let node else {
      motion?.stop()
      return motion = nil
    }
    let motion = motion ?? Presentation(old.animatableData, of: node, show: show)
    self.motion = motion
    motion.move(to: new.animatableData, cause.transaction, clock: cause.clock)
  }
}
