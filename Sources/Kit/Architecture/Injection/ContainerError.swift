/// Why a container could not give what was asked for.
///
/// Each case names the types on the way there, the one asked for first.
public enum ContainerError: Error, Sendable {
  /// Nobody registered the last type of the chain.
  case missing(chain: [String])
  /// The last type of the chain needs itself.
  case cycle(chain: [String])
  /// Making the last type of the chain failed.
  case failed(chain: [String], why: any Error)
  /// The type is registered in this container already; ``Container/override(_:scope:make:)`` is
  /// for tests and previews.
  case registeredTwice(type: String)
  /// The type was given out already, so who has it would not notice the override.
  case overriddenTooLate(type: String)
}

extension ContainerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let chain): "\(Self.path(chain)) is not registered"
    case .cycle(let chain): "\(Self.path(chain)) is a cycle"
    case .failed(let chain, let why): "\(Self.path(chain)) could not be made: \(why)"
    case .registeredTwice(let type): "\(type) is registered already"
    case .overriddenTooLate(let type): "\(type) was given out before it was overridden"
    }
  }

  private static func path(_ chain: [String]) -> String { chain.joined(separator: " → ") }
}
