/// What has made one body run again, kept for views that ask for it by `_printChanges()`.
@MainActor final class ChangeRecord {
  /// A dynamic property, and whatever tells that its value has changed.
  struct Property {
    let name: String
    let origins: [AnyObject]
  }

  /// Stands for the view's value among what has changed.
  static let viewValue = Origin()
  /// Stands for the observable objects that the body read.
  static let dependencies = Origin()

  final class Origin: Sendable {}

  private let properties: [Property]
  private var causes: Set<ObjectIdentifier> = []

  init(of properties: [Property]) { self.properties = properties }

  func add(_ cause: AnyObject) { causes.insert(ObjectIdentifier(cause)) }

  /// Begins anew after an evaluation.
  func clear() { causes.removeAll(keepingCapacity: true) }

  /// What has changed since the last evaluation, in Apple's words.
  var names: [String] {
    let changed = properties.filter { $0.origins.contains(where: isCause) }.map(\.name)
    let before = isCause(Self.viewValue) ? ["@self"] : []
    let after = isCause(Self.dependencies) ? ["@dependencies"] : []
    return before + changed + after
  }

  private func isCause(_ origin: AnyObject) -> Bool { causes.contains(ObjectIdentifier(origin)) }
}

extension Tracker {
  /// What has made the evaluation under way run, in Apple's words; later runs are recorded from now.
  fileprivate func takeChanges(of properties: [ChangeRecord.Property]) -> [String] {
    let names: [String]
    if isFirstRun {
      let own = properties.map(\.name)
      names = ["@self"] + (own.isEmpty ? [] : ["@identity"]) + own
    } else {
      names = changes?.names ?? []
    }
    changes = ChangeRecord(of: properties)
    return names
  }

  /// The objects that a piece of code depends on, which this evaluation need not.
  func sources(readBy body: () -> Void) -> [AnyObject] {
    let probe = Tracker(node: node, purpose: purpose)
    let outer = Evaluation.enter(probe)
    body()
    Evaluation.leave(restoring: outer)
    defer { probe.forget() }
    return probe.registered
  }
}

extension DynamicProperties {
  /// The properties of a value by their names, with what tells that they have changed.
  fileprivate func named<V>(in value: V, tracker: Tracker) -> [ChangeRecord.Property] {
    withUnsafeBytes(of: value) { bytes in
      var found: [ChangeRecord.Property] = []
      guard let base = bytes.baseAddress else { return found }
      for (index, field) in fields.enumerated() {
        let read = tracker.sources { touch(field.type, at: base + field.offset) }
        let origins = read + [storages[index]].compactMap(\.self)
        if let last = found.last, last.name == field.name {
          found[found.count - 1] = .init(name: last.name, origins: last.origins + origins)
        } else {
          found.append(.init(name: field.name, origins: origins))
        }
      }
      return found
    }
  }

  private func touch<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeRawPointer) {
    let property = pointer.assumingMemoryBound(to: P.self).pointee
    if let property = property as? any InstalledProperty { property.touch() }
  }
}

/// A node whose body can ask what has made it run.
@MainActor protocol ChangeTelling: ViewNode {
  associatedtype Value

  var evaluated: Value { get }
  var properties: DynamicProperties { get }
}

extension ChangeTelling {
  /// The line about the evaluation under way, if it is this node's and of a type's own body.
  fileprivate func changes(for type: Any.Type) -> String? {
    guard Value.self == type else { return nil }
    let names = tracker.takeChanges(of: properties.named(in: evaluated, tracker: tracker))
    let changed = names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed"
    return "\(nameWithinModule(type)): \(changed)."
  }
}

@MainActor private func changesOfEvaluation(of type: Any.Type) -> String? {
  guard let tracker = Evaluation.current, tracker.purpose == .update else { return nil }
  return (tracker.node as? any ChangeTelling)?.changes(for: type)
}

/// The name of a type with those it is nested in, without its module and the places of local types.
nonisolated func nameWithinModule(_ type: Any.Type) -> String {
  let full = String(reflecting: type)
  let plain = full.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  return plain.replacing(#/^[^.<(]+\./#, with: "")
}

extension View {
  /// Prints to standard output what has made the body run again; to be called in the body.
  ///
  /// Names are those of the dynamic properties, with their underscore. `@self` stands for the view's
  /// value, `@identity` for a view that is new at its place, `@dependencies` for observable objects
  /// that the body read.
  @MainActor public static func _printChanges() {
    if let line = changesOfEvaluation(of: Self.self) { print(line) }
  }

  /// Writes to standard error what `_printChanges()` prints.
  @MainActor public static func _logChanges() {
    if let line = changesOfEvaluation(of: Self.self) { Diagnostics.report(line) }
  }
}

extension ViewModifier {
  /// Prints to standard output what has made the body run again; to be called in the body.
  ///
  /// Names are those of `View._printChanges()`.
  @MainActor public static func _printChanges() {
    if let line = changesOfEvaluation(of: Self.self) { print(line) }
  }

  /// Writes to standard error what `_printChanges()` prints.
  @MainActor public static func _logChanges() {
    if let line = changesOfEvaluation(of: Self.self) { Diagnostics.report(line) }
  }
}
