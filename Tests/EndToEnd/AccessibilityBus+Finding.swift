extension AccessibilityBus {
  /// Waits for a program that can be read.
  func firstProgram() async throws -> Object {
    while true {
      try Task.checkCancellation()
      if let found = try programs().first { return found }
      await Task.yield()
    }
  }

  /// Presses the first object of a role whose name is right.
  func press(_ role: String, in program: Object, named isRight: (String) -> Bool) throws {
    let found = try first(role, in: program, named: isRight)
    let press = try actions(of: found).first(where: Self.isPress)
    try act(press ?? "element.press", on: found)
  }

  /// The first object of a role whose name is right.
  private func first(
    _ role: String, in program: Object, named isRight: (String) -> Bool
  ) throws -> Object {
    func find(in object: Object) throws -> Object? {
      if try self.role(of: object) == role, try isRight(word("Name", of: object)) { return object }
      for child in try children(of: object) {
        if let found = try find(in: child) { return found }
      }
      return nil
    }
    guard let found = try find(in: program) else { throw NoAnswer(reason: "there is no \(role)") }
    return found
  }
}
