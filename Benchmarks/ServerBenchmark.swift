import CommunitySeed
import CommunityServer
import Foundation
import HTTPServer
import ServerStorage
import TestSupport

/// Asks how many requests a second the community's server answers, beside nginx sending the same
/// bytes from a file, both on loopback and asked by wrk.
///
/// Rows tell the time of a thousand requests.
enum ServerBenchmark {
  fileprivate static let now = Date(timeIntervalSince1970: 1_760_000_000)
  private static let rounds = 3

  static func rows() async throws -> [BenchmarkRow] {
    let folder = try TemporaryDirectory()
    let store = try await makeCommunity(at: folder.file("community.sqlite"))
    let cached = try await ServedCommunity(store, cacheTime: .seconds(1))
    let uncached = try await ServedCommunity(store, cacheTime: .zero)
    let paths = [
      ("hot list", "/wap/api/hot/global?page=1&size=20"),
      ("topic page", try await topicPath(store)), ("sections", "/wap/api/section/all"),
    ]
    for (name, path) in paths {
      try await cached.body(path).write(
        to: folder.file(name.replacingOccurrences(of: " ", with: "-")))
    }
    let peer = try NginxPeer(folder: folder)
    var rows: [BenchmarkRow] = []
    for (name, path) in paths {
      let file = "/" + name.replacingOccurrences(of: " ", with: "-")
      let size = try await cached.body(path).count
      for (kind, server) in [("kept a second", cached), ("made each time", uncached)] {
        rows.append(
          try await row(
            "\(name), \(size) bytes, \(kind)", ours: server.port, path, peer: peer.port, file))
      }
    }
    peer.stop()
    for server in [cached, uncached] { await server.stop() }
    return rows
  }

  /// A community of 500 topics in a new file.
  static func makeCommunity(at file: URL) async throws -> CommunityStore {
    let store = try await CommunityStore(at: file, access: .readWrite, clock: { now })
    try await store.migrate()
    try await store.add(SeedPlan(topics: 500, pictures: 24, now: now))
    return store
  }

  private static func topicPath(_ store: CommunityStore) async throws -> String {
    page(of: try await longTopic(store))
  }

  /// The path of a topic's first page.
  static func page(of topic: EntityID) -> String {
    "/wap/api/topic/loadArticlesByMode/\(topic)/1/1/20"
  }

  /// A topic with 20 articles or more.
  static func longTopic(_ store: CommunityStore) async throws -> EntityID {
    let topics = try await store.hotTopics(page: 1, size: 100, since: .distantPast).items
    guard let topic = topics.first(where: { $0.articleCount >= 20 }) else {
      preconditionFailure("no topic has 20 articles")
    }
    return topic.topic.id
  }

  private static func row(
    _ name: String, ours: UInt16, _ path: String, peer: UInt16, _ file: String
  ) async throws -> BenchmarkRow {
    var times: (ours: [Duration], peer: [Duration]) = ([], [])
    for _ in 0..<rounds {
      times.ours.append(try await Wrk.timeOfThousand(port: ours, path: path))
      times.peer.append(try await Wrk.timeOfThousand(port: peer, path: file))
    }
    return BenchmarkRow(name: name, ours: times.ours.median, peer: times.peer.median)
  }
}

/// A community behind a server in this process.
struct ServedCommunity {
  let port: UInt16
  private let community: CommunityServer
  private let server: HTTPServer

  init(_ store: CommunityStore, cacheTime: Duration) async throws {
    let listener = try HTTPListener(host: "127.0.0.1", port: 0)
    var options = CommunityServer.Options(publicAddress: "http://127.0.0.1:8080")
    options.cacheTime = cacheTime
    options.clock = { ServerBenchmark.now }
    let community = try CommunityServer(store: store, options: options)
    server = HTTPServer { await community.respond(to: $0) }
    try server.start(on: listener)
    self.community = community
    port = listener.port
  }

  func body(_ path: String) async throws -> Data {
    let target = RequestTarget(path)
    let query = target?.query.map { FormFields($0.utf8) }
    let response = await community.respond(
      to: HTTPRequest(path: target?.path ?? path, query: query ?? .none))
    precondition(response.status == .ok, "\(path) answers \(response.status.code)")
    return response.body.bytes
  }

  func stop() async { await server.stop(grace: .zero) }
}

/// nginx with the files of a folder.
private final class NginxPeer {
  let port: UInt16
  private let process = Process()

  init(folder: TemporaryDirectory) throws {
    let free = try HTTPListener(host: "127.0.0.1", port: 0)
    port = free.port
    free.close()
    let settings = """
      worker_processes 2; pid \(folder.file("pid").path); daemon off; user root;
      error_log \(folder.file("error").path);
      events { worker_connections 1024; }
      http {
        access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
        open_file_cache max=100; default_type "application/json;charset=UTF-8";
        client_body_temp_path \(folder.file("body").path);
        proxy_temp_path \(folder.file("proxy").path);
        server { listen 127.0.0.1:\(port); root \(folder.url.path); }
      }
      """
    let file = folder.file("nginx.conf")
    try Data(settings.utf8).write(to: file)
    // The folder belongs to its owner, and so do nginx's workers.
    process.executableURL = URL(filePath: "/usr/sbin/nginx")
    process.arguments = ["-c", file.path, "-e", folder.file("error").path]
    try process.run()
    while (try? LoopbackSocket(port: port)) == nil { usleep(10_000) }
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// The program that asks.
private enum Wrk {
  /// Returns how long a thousand requests take when 32 connections ask for two seconds.
  static func timeOfThousand(port: UInt16, path: String) async throws -> Duration {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/wrk")
    process.arguments = ["-t1", "-c32", "-d2s", "http://127.0.0.1:\(port)\(path)"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard !text.contains("Non-2xx"),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Requests/sec:") }),
      let rate = Double(line.split(separator: ":")[1].trimmingCharacters(in: .whitespaces))
    else { throw WrkFailure(output: text) }
    return .seconds(1000 / rate)
  }
}

private struct WrkFailure: Error { let output: String }
