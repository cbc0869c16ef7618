public import CoreTransferable
public import SwiftUICore

/// A button that pastes what lies on the clipboard, enabled while that is of a type.
public struct PasteButton: View {
  private let target: PasteTarget
  @Environment(\.exchange) private var exchange

  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - onPaste: Takes the values.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    target = PasteTarget(for: payloadType, action: onPaste)
  }

  public var body: some View {
    // A terminal pastes by its own keys: what has the keyboard takes that.
    PasteControl(target: target, exchange: exchange).exchanging(.paste(target))
  }
}

/// The button, which goes by what lies on the clipboard.
private struct PasteControl: View {
  let target: PasteTarget
  let exchange: (any Exchanging)?
  @State private var count = 0

  var body: some View {
    let number = count
    Button {
      count += 1
    } label: {
      Label {
        Text(own: "Paste")
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .disabled(exchange.map { !target.suits($0.clipboard.content.offer) } ?? true)
    .task(id: number) {
      if number > 0 { await Paste(exchange: exchange, target: target).run() }
    }
  }
}
