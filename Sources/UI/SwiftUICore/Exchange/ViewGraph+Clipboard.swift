package import CoreTransferable

/// What a person does with the clipboard.
package enum ClipboardCommand: Sendable, CaseIterable { case cut, copy, paste }

extension ViewGraph {
  /// Whether there is something to do it to, for menus.
  package func canPerform(_ command: ClipboardCommand) -> Bool {
    guard let node = node(for: command), let exchange = node.exchange else { return false }
    guard case .paste(let target) = node.role else { return true }
    return Evaluation.untracked { target.suits(exchange.clipboard.content.offer) }
  }

  /// Copies, cuts or pastes: what has the keyboard, or what is around it, or else the first in the
  /// part of the window in front that can.
  ///
  /// - Returns: Whether there was something to do it to.
  @discardableResult package func perform(_ command: ClipboardCommand) -> Bool {
    guard let node = node(for: command), let exchange = node.exchange else { return false }
    switch node.role {
    case .copy(let parcels), .cut(let parcels):
      actions.add {
        let parcels = parcels()
        if parcels.isEmpty { exchange.refuse(nil) } else { exchange.clipboard.put(parcels) }
      }
    case .paste(let target):
      guard target.suits(exchange.clipboard.content.offer) else { return false }
      node.run(Paste(exchange: exchange, target: target))
    case .drag, .drop: return false
    }
    return true
  }

  /// Pastes a text that the person has pasted by other means, as a terminal's own.
  ///
  /// - Returns: Whether somebody takes it.
  @discardableResult package func paste(_ parcels: [Parcel]) -> Bool {
    guard let node = node(for: .paste), case .paste(let target) = node.role,
      target.suits(TransferOffer(parcels))
    else { return false }
    node.run(Paste(exchange: node.exchange, target: target, parcels: parcels))
    return true
  }

  private func node(for command: ClipboardCommand) -> ExchangeNode? {
    guard let focused = focus.focused else { return firstNode(for: command) }
    var node: LayoutNode? = focused
    while let current = node {
      if let found = current as? ExchangeNode, found.answers(command) { return found }
      node = current.layoutParent
    }
    return focused.firstNode(for: command) ?? firstNode(for: command)
  }

  private func firstNode(for command: ClipboardCommand) -> ExchangeNode? {
    (elements.inFront.last { $0.content.isModal }?.node ?? root)?.firstNode(for: command)
  }
}

extension ExchangeNode {
  fileprivate func answers(_ command: ClipboardCommand) -> Bool {
    guard isOpenToPeople else { return false }
    return switch (command, role) {
    case (.copy, .copy), (.cut, .cut), (.paste, .paste): true
    default: false
    }
  }
}

extension LayoutNode {
  /// The first node in this one that answers a command.
  fileprivate final func firstNode(for command: ClipboardCommand) -> ExchangeNode? {
    guard isPlaced else { return nil }
    if let node = self as? ExchangeNode, node.answers(command) { return node }
    var found: ExchangeNode?
    forEachLayoutChild { if found == nil { found = $0.firstNode(for: command) } }
    return found
  }
}

/// Something that is being pasted.
@MainActor package struct Paste {
  let exchange: (any Exchanging)?
  let target: PasteTarget
  /// What is pasted; `nil` for what lies on the clipboard.
  var parcels: [Parcel]?

  package init(exchange: (any Exchanging)?, target: PasteTarget, parcels: [Parcel]? = nil) {
    self.exchange = exchange
    self.target = target
    self.parcels = parcels
  }

  /// Reads what is on the clipboard and pastes it.
  package func run() async {
    do {
      if let parcels {
        try await target.perform(parcels)
      } else if let clipboard = exchange?.clipboard {
        try await target.perform(try await clipboard.take())
      }
    } catch {
      exchange?.refuse(error)
    }
  }
}
