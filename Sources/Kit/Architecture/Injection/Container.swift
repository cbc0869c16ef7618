/// Makes the objects of a program, each from those it needs.
///
/// The program's root registers how each type is made; nothing is made before it is asked for. A
/// session (an account that signed in, a window) takes a ``child()`` and drops it at its end, and
/// with it all that was made for the session. Views get their needs through the environment and
/// models through initializers, so only the root knows a container.
///
/// It lives on the main actor, as the models that it makes do: those are not `Sendable`, so a
/// container that any thread may ask could not make them, and one actor makes every singleton once
/// without locks around code that is not its own.
@MainActor
public final class Container {
  /// How long what was made is kept.
  public enum Scope: Sendable {
    /// Made once, by and with what the container knows that it is registered in.
    case singleton
    /// Made once in each container that is asked, with what that container knows.
    case session
    /// Made each time, with what the container knows that is asked.
    case factory
  }

  private struct Registration<Value> {
    let scope: Scope
    let make: @MainActor (Resolver) throws -> Value
  }

  private struct Instance<Value> {
    let value: Value
  }

  private let parent: Container?
  /// Of each type its `Registration`, and what was made of it as an `Instance`.
  private var registrations: [ObjectIdentifier: Any] = [:]
  private var instances: [ObjectIdentifier: Any] = [:]
  private var givenOut: Set<ObjectIdentifier> = []

  /// Makes an empty container.
  public convenience init() { self.init(parent: nil) }

  private init(parent: Container?) { self.parent = parent }

  /// Makes a container that knows what this one knows, and may be told more or other.
  ///
  /// The child keeps its parent alive, not the other way round.
  public func child() -> Container { Container(parent: self) }

  /// Says how a type is made.
  ///
  /// A child's registration goes before its parent's of the same type.
  ///
  /// - Parameters:
  ///   - type: What is asked for; often a protocol.
  ///   - scope: How long what was made is kept.
  ///   - make: Makes one, from what the resolver gives.
  /// - Throws: `.registeredTwice`, when this container knows the type.
  public func register<Value>(
    _ type: Value.Type, scope: Scope = .singleton,
    make: @escaping @MainActor (Resolver) throws -> Value
  ) throws(ContainerError) {
    let key = ObjectIdentifier(type)
    guard registrations[key] == nil else { throw .registeredTwice(type: "\(type)") }
    registrations[key] = Registration(scope: scope, make: make)
  }

  /// Says how a type is made in place of what was said before, for tests and previews.
  ///
  /// - Parameters:
  ///   - type: What is asked for.
  ///   - scope: How long what was made is kept.
  ///   - make: Makes one, from what the resolver gives.
  /// - Throws: `.overriddenTooLate`, when this container has given one out already.
  public func override<Value>(
    _ type: Value.Type, scope: Scope = .singleton,
    make: @escaping @MainActor (Resolver) throws -> Value
  ) throws(ContainerError) {
    let key = ObjectIdentifier(type)
    guard !givenOut.contains(key) else { throw .overriddenTooLate(type: "\(type)") }
    registrations[key] = Registration(scope: scope, make: make)
  }

  /// Gives what a type stands for, made now or before.
  ///
  /// - Throws: ``ContainerError``, which names the chain of types that led to the fault.
  public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try resolve(type, chain: [])
  }

  fileprivate func resolve<Value>(
    _ type: Value.Type, chain: [Link]
  ) throws(ContainerError) -> Value {
    let key = ObjectIdentifier(type)
    let names = chain.map(\.name) + ["\(type)"]
    guard let (owner, registration) = registration(of: type) else { throw .missing(chain: names) }
    let home = registration.scope == .singleton ? owner : self
    if let instance = home.instances[key] as? Instance<Value> { return instance.value }
    let link = Link(type: key, home: ObjectIdentifier(home), name: "\(type)")
    guard !chain.contains(where: { $0.type == key && $0.home == link.home }) else {
      throw .cycle(chain: names)
    }
    let value: Value
    do {
      value = try registration.make(Resolver(container: home, chain: chain + [link]))
    } catch let error as ContainerError {
      throw error
    } catch {
      throw .failed(chain: names, why: error)
    }
    if registration.scope != .factory { home.instances[key] = Instance(value: value) }
    owner.givenOut.insert(key)
    givenOut.insert(key)
    return value
  }

  private func registration<Value>(
    of type: Value.Type
  ) -> (owner: Container, Registration<Value>)? {
    if let registration = registrations[ObjectIdentifier(type)] as? Registration<Value> {
      return (self, registration)
    }
    return parent?.registration(of: type)
  }
}

/// A type on the way from what was asked for to what that needs.
private struct Link {
  let type: ObjectIdentifier
  let home: ObjectIdentifier
  let name: String
}

/// Gives a type that is being made what it needs, and notes the way there.
///
/// Good only while the type is being made; what needs others later takes them now.
@MainActor
public struct Resolver {
  fileprivate let container: Container
  fileprivate let chain: [Link]

  /// Gives what a type stands for.
  ///
  /// - Throws: ``ContainerError``, which names the chain of types that led to the fault.
  public func resolve<Value>(_ type: Value.Type = Value.self) throws(ContainerError) -> Value {
    try container.resolve(type, chain: chain)
  }
}
