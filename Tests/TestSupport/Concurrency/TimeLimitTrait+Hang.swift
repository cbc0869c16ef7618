package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs.
  ///
  /// Tests run beside each other, so that each takes by the clock what all of them take together;
  /// a limit is no measure of how long a test should take.
  package static var hangLimit: Self { .timeLimit(.minutes(15)) }
}
