import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ListEditingTests {
  @MainActor @Observable final class Model {
    var letters = ["a", "b", "c", "d"]
    var log: [String] = []
  }

  private struct Editable: View {
    let model: Model

    var body: some View {
      List {
        Text("Top")
        ForEach(model.letters, id: \.self) { letter in
          Text(letter).deleteDisabled(letter == "d").moveDisabled(letter == "d")
        }
        .onDelete { model.letters.remove(atOffsets: $0) }
        .onMove { model.letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private let size = CGSize(width: 300, height: 440)

  @Test func collectionOffersToDeleteItsRows() throws {
    let model = Model()
    let host = ViewHost(Editable(model: model), size: size)
    #expect(try host.row(0).trailingActions == [])
    #expect(try host.row(2).trailingActions == ["Delete"])
    #expect(try host.row(4).trailingActions == [])

    host.perform(.custom("Delete"), on: try host.rowID(2))

    #expect(model.letters == ["a", "c", "d"])
    #expect(host.texts == ["Top", "a", "c", "d"])
    host.expectSound()
  }

  @Test func collectionOffersToMoveItsRows() throws {
    let model = Model()
    let host = ViewHost(Editable(model: model), size: size)
    func names(_ row: Int) throws -> [String] {
      host.renderer.screen.elements[try host.rowID(row)]?.accessibility.actionNames ?? []
    }
    #expect(try names(1) == ["Delete", "Move Down"])
    #expect(try names(2) == ["Delete", "Move Up", "Move Down"])
    #expect(try names(4) == [])

    host.perform(.custom("Move Down"), on: try host.rowID(1))
    #expect(model.letters == ["b", "a", "c", "d"])
    host.perform(.custom("Move Up"), on: try host.rowID(3))

    #expect(model.letters == ["b", "c", "a", "d"])
    #expect(host.texts == ["Top", "b", "c", "a", "d"])
    #expect(try names(1) == ["Delete", "Move Down"])
    host.expectSound()
  }

  @Test func deletionReachesRowsThatWereScrolledTo() throws {
    struct Long: View {
      @State var numbers = Array(0..<1000)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let host = ViewHost(Long(), size: size)
    try host.scroll(to: 4400)

    host.perform(.custom("Delete"), on: try host.rowID(1))

    #expect(host.texts.prefix(3) == ["100", "102", "103"])
    host.expectSound()
  }

  // MARK: - Swipe actions

  private struct Swipeable: View {
    let model: Model

    var body: some View {
      List(model.letters, id: \.self) { letter in
        Text(letter)
          .swipeActions {
            Button("Remove", role: .destructive) { model.letters.removeAll { $0 == letter } }
            if letter == "b" { Button("More") { model.log.append("more \(letter)") } }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
              model.log.append("read \(letter)")
            } label: {
              Label("Read", systemImage: "envelope")
            }
          }
      }
    }
  }

  @Test func swipeActionsAreNamedFromTheEdge() throws {
    let host = ViewHost(Swipeable(model: Model()), size: size)

    #expect(try host.row(0).trailingActions == ["Remove"])
    #expect(try host.row(1).trailingActions == ["Remove", "More"])
    #expect(try host.row(1).leadingActions == ["Read"])
    #expect(host.texts == ["a", "b", "c", "d"])
    host.expectSound()
  }

  @Test func swipeActionsAreCarriedOutByName() throws {
    let model = Model()
    let host = ViewHost(Swipeable(model: model), size: size)
    #expect(
      host.renderer.screen.elements[try host.rowID(1)]?.accessibility.actionNames
        == ["Read", "Remove", "More"])

    host.perform(.custom("More"), on: try host.rowID(1))
    host.perform(.custom("Read"), on: try host.rowID(0))
    host.perform(.custom("Remove"), on: try host.rowID(0))

    #expect(model.log == ["more b", "read a"])
    #expect(host.texts == ["b", "c", "d"])
    host.expectSound()
  }

  @Test func swipeActionsFollowTheirRow() throws {
    struct Stars: View {
      @State private var isStarred = false
      var body: some View {
        List {
          Text("Row").swipeActions {
            Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
          }
        }
      }
    }
    let host = ViewHost(Stars(), size: size)
    #expect(try host.row(0).trailingActions == ["Star"])

    host.perform(.custom("Star"), on: try host.rowID(0))

    #expect(try host.row(0).trailingActions == ["Unstar"])
    host.expectSound()
  }
}
