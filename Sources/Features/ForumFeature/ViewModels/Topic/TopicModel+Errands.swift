extension TopicModel {
  /// Asks for other floors, or another order.
  package func choose(_ mode: TopicMode) {
    if mode != self.mode { errands.plan(.select(mode)) }
  }

  /// Asks for the floor or the page that a person has typed.
  package func jump(_ request: JumpRequest) { errands.plan(.jump(request)) }

  /// Does what was asked for last, once; then and at first this opens the topic.
  package func carryOut() async {
    switch errands.begin() {
    case nil: await open()
    case .select(let mode): await select(mode)
    case .jump(let request):
      // What is not complete can't be asked for: the screen's button waits for it.
      guard let number = request.number else { return }
      switch request.kind {
      case .floor: await jump(toFloor: number)
      case .page: await jump(toPage: number)
      }
    }
  }
}
