import Arguments
import CommunitySeed
import CommunityServer
import Foundation
import HTTPServer
import ServerStorage

/// `hetang-server serve`: answers clients until it is told to stop.
struct ServeCommand {
  private let database: DatabaseFile
  private let isDemo: Bool
  private let configuration: ServerConfiguration
  private let publicAddress: String?
  private let faults: FaultPlan?
  private let cacheTime: Duration
  private let grace: Duration
  private let diesWithParent: Bool

  init(_ arguments: Arguments) throws {
    isDemo = arguments.flag("--demo")
    let isNamed = arguments.flag(DatabaseFile.option.name)
    database = isDemo && !isNamed ? .demo : try DatabaseFile(arguments)
    configuration = try Self.configuration(arguments)
    publicAddress = try arguments.value("--public-url")
    faults = try Self.faults(arguments)
    cacheTime = try arguments.value("--cache") ?? .seconds(1)
    grace = try arguments.value("--grace") ?? .seconds(10)
    diesWithParent = arguments.flag("--die-with-parent")
  }

  /// Serves until the server is told to stop.
  func run() async throws {
    let events = StopEvents()
    if diesWithParent { try events.watchParent() }
    if isDemo { try await DemoCommunity(database: database).makeIfDue(now: Date()) }
    let store = try await database.open(.readOnly)
    let server = try await start(store)
    for await _ in events.requests { break }
    let stopping = Task { await server.stop(grace: grace) }
    let impatience = Task {
      for await _ in events.requests { Console.exit(.temporary) }
    }
    await stopping.value
    impatience.cancel()
    await store.close()
  }

  private func start(_ store: CommunityStore) async throws -> HTTPServer {
    OpenFiles.makeRoom(forConnections: configuration.limits.connections)
    let listener: HTTPListener
    do {
      listener = try HTTPListener(host: configuration.host, port: configuration.port)
    } catch {
      throw Failure(error)
    }
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    let address = "http://\(host):\(listener.port)"
    var options = CommunityServer.Options(publicAddress: publicAddress ?? address)
    options.faults = faults
    options.cacheTime = cacheTime
    options.report = { Console.complain($0) }
    options.emoticon = { set, number in
      EmoticonSet(rawValue: set).flatMap { EmoticonPainter.gif($0, number) }
    }
    let community = try CommunityServer(store: store, options: options)
    let server = HTTPServer(configuration: configuration) { await community.respond(to: $0) }
    do { try server.start(on: listener) } catch { throw Failure(error) }
    Console.say("listening on \(address)")
    return server
  }

  private static func configuration(_ arguments: Arguments) throws -> ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.host = try arguments.value("--host") ?? configuration.host
    configuration.port = try arguments.value("--port") ?? 8080
    configuration.threads = max(1, try arguments.value("--threads") ?? configuration.threads)
    if let limit: Int = try arguments.value("--max-connections") {
      configuration.limits.connections = min(max(1, limit), 1 << 20)
    }
    if let limit: Int = try arguments.value("--max-per-address") {
      configuration.limits.connectionsPerAddress = max(0, limit)
    }
    configuration.refusal = CommunityServer.refusal
    if let log: String = try arguments.value("--access-log") {
      do {
        configuration.accessLog =
          log == "-" ? FileAccessLog() : try FileAccessLog(appendingTo: URL(filePath: log))
      } catch {
        throw Failure(status: .cannotCreate, message: "\(error)")
      }
    }
    return configuration
  }

  private static func faults(_ arguments: Arguments) throws -> FaultPlan? {
    let rate: Double? = try arguments.value("--fault-rate")
    guard arguments.flag("--faults") || rate != nil else { return nil }
    guard (0...1).contains(rate ?? 0) else {
      throw ArgumentError.unreadable(
        "--fault-rate", text: "\(rate ?? 0)", expected: "a share from 0 to 1")
    }
    return FaultPlan(
      rate: rate ?? 0, seed: try arguments.value("--fault-seed") ?? 1,
      delay: try arguments.value("--fault-delay") ?? .seconds(3))
  }
}
