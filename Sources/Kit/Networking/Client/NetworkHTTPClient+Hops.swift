import Foundation

extension NetworkHTTPClient {
  /// Sends a message and follows where the server points.
  func following(
    _ call: HTTPCall, _ request: OutgoingRequest, _ log: CallLog,
    _ progress: TransferProgress.Handler?
  ) async -> Result<HTTPReply, NetworkError> {
    var request = request
    for _ in 0...max(0, configuration.redirectLimit) {
      let prepared = await validated(withCookies(request))
      log.sends(prepared.request, call.body)
      let watch = Stopwatch(configuration.clock)
      let outcome = await carrying(prepared.request, progress)
      guard case .success(let raw) = outcome else { return outcome }
      log.received(raw, watch.elapsed())
      takeCookies(of: raw)
      let reply = await confirmed(raw, prepared)
      do throws(NetworkError) {
        guard let next = try request.redirected(by: reply) else { return .success(reply) }
        request = next
      } catch {
        return .failure(error)
      }
    }
    return .failure(.tooManyRedirects(limit: configuration.redirectLimit))
  }

  /// Sends one message, for as long as there are signs of life.
  private func carrying(
    _ request: OutgoingRequest, _ progress: TransferProgress.Handler?
  ) async -> Result<HTTPReply, NetworkError> {
    let watch = SilenceWatch(limit: configuration.timeouts.silence, clock: configuration.clock)
    let reporter = ProgressReporter(progress)
    return await Deadline.race(until: watch.wait) {
      await transport.perform(request) { event in
        watch.touch()
        reporter.take(event)
      }
    }
  }

  private func withCookies(_ request: OutgoingRequest) -> OutgoingRequest {
    guard request.headers["Cookie"] == nil,
      let cookies = configuration.cookies.header(for: request.url, at: configuration.now())
    else { return request }
    var request = request
    request.headers.set("Cookie", cookies)
    return request
  }

  private func takeCookies(of reply: HTTPReply) {
    configuration.cookies.take(
      reply.headers.values(of: "Set-Cookie"), from: reply.address, at: configuration.now())
  }
}

// MARK: - Kept answers

extension NetworkHTTPClient {
  /// A message with what is kept of an earlier answer to it.
  private struct Prepared {
    var request: OutgoingRequest
    var key: ResponseCacheKey?
    var kept: CachedReply?
  }

  /// Puts the mark of a kept answer into a message.
  private func validated(_ request: OutgoingRequest) async -> Prepared {
    let own = ["If-None-Match", "If-Modified-Since", "If-Match", "Range"]
    guard let cache = configuration.cache, request.method == "GET",
      own.allSatisfy({ request.headers[$0] == nil })
    else { return Prepared(request: request) }
    let key = ResponseCacheKey(request)
    var prepared = Prepared(request: request, key: key, kept: await cache.reply(for: key))
    if let kept = prepared.kept { prepared.request.headers.set("If-None-Match", kept.entityTag) }
    return prepared
  }

  /// Puts the kept body in the place of a confirmation, and keeps a new one.
  private func confirmed(_ reply: HTTPReply, _ prepared: Prepared) async -> HTTPReply {
    guard let cache = configuration.cache, let key = prepared.key else { return reply }
    if reply.status == 304, let kept = prepared.kept {
      var headers = kept.headers
      for name in Set(reply.headers.fields.map { $0.name.lowercased() }) {
        headers.remove(name)
        for value in reply.headers.values(of: name) { headers.add(name, value) }
      }
      return HTTPReply(
        status: 200, headers: headers, body: kept.body, address: reply.address,
        isRevalidated: true)
    }
    guard reply.status == 200 else { return reply }
    let isKeepable = reply.headers["Cache-Control"]?.lowercased().contains("no-store") != true
    // What the server set for this request alone is not for the next one.
    let headers = reply.headers.filtered { $0.name.lowercased() != "set-cookie" }
    let entry = reply.entityTag.flatMap { tag in
      isKeepable && !tag.isEmpty
        ? CachedReply(entityTag: tag, headers: headers, body: reply.body) : nil
    }
    if entry != nil || prepared.kept != nil { await cache.keep(entry, for: key) }
    return reply
  }
}

// MARK: - Redirects

extension OutgoingRequest {
  /// Returns the message that a redirect asks for (RFC 9110 §15.4).
  ///
  /// - Returns: `nil` when the answer is none, or doesn't say where to go.
  /// - Throws: `.insecure` when it leads from a protected connection to an open one,
  ///   `.malformedReply` when it leads out of HTTP.
  fileprivate func redirected(by reply: HTTPReply) throws(NetworkError) -> OutgoingRequest? {
    guard [301, 302, 303, 307, 308].contains(reply.status),
      let location = reply.headers["Location"], !location.isEmpty,
      let target = URL(string: location, relativeTo: url)?.absoluteURL
    else { return nil }
    guard let from = Origin(url), let to = Origin(target) else {
      throw .malformedReply(reason: "a redirect to something other than HTTP")
    }
    guard to.isSecure || !from.isSecure else {
      throw .insecure(reason: "a redirect to an open connection")
    }
    var next = self
    next.url = target
    next.headers.remove("If-None-Match")
    if reply.status == 303 || (reply.status <= 302 && method == "POST") {
      next.method = HTTPCall.Method.get.rawValue
      next.body = nil
      next.headers.remove("Content-Type")
    }
    if from != to { next.dropPrivateHeaders() }
    return next
  }
}

// MARK: - Progress

/// Turns signs of life into reports for the caller.
private struct ProgressReporter: Sendable {
  private let handler: TransferProgress.Handler?
  private let isReporting = Flag()

  init(_ handler: TransferProgress.Handler?) { self.handler = handler }

  func take(_ event: TransportEvent) {
    switch event {
    case .started:
      break
    case .sent(let count, let total):
      handler?(.sent(count: count, total: total))
    case .head(let status):
      isReporting.set((200...299).contains(status))
    case .received(let count, let total):
      // The page that comes with a redirect or an error is not what is waited for.
      if isReporting.value { handler?(.received(count: count, total: total)) }
    }
  }
}
