import CommunityAPI
import Foundation
import HTTPServer
import Routing
import ServerStorage

/// Answers the community's calls from its storage.
struct CommunityService: Sendable {
  let store: CommunityStore
  let mapper: WireMapper
  let clock: @Sendable () -> Date
  /// Told why a call failed by no fault of the one who asked.
  let report: @Sendable (String) -> Void

  /// Reads from the storage; its failures are told to people in general words only.
  func read<Result>(
    _ body: () async throws(StorageError) -> Result
  ) async throws(Refusal) -> Result {
    do throws(StorageError) {
      return try await body()
    } catch {
      if error != .cancelled { report("storage: \(error)") }
      throw .broken
    }
  }

  /// Returns a board that a guest may read.
  func readableBoard(_ id: EntityID) async throws(Refusal) -> BoardView {
    guard let board = try await read({ () throws(StorageError) in try await store.board(id) })
    else { throw .noBoard }
    guard !board.board.isMembersOnly else { throw .noPermission }
    return board
  }

  /// Returns a topic that a guest may read.
  func readableTopic(_ id: EntityID) async throws(Refusal) -> TopicView {
    let topic = try await topic(id)
    guard !topic.board.isMembersOnly else { throw .noPermission }
    return topic
  }

  /// Returns a topic, whoever may read it.
  func topic(_ id: EntityID) async throws(Refusal) -> TopicView {
    guard let topic = try await read({ () throws(StorageError) in try await store.topic(id) })
    else { throw .noTopic }
    return topic
  }
}
