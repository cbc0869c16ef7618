#if os(Linux)
  import CCurl
  import Foundation

  /// What a message asks of libcurl.
  struct CurlOptions {
    private let request: OutgoingRequest

    init(_ request: OutgoingRequest) { self.request = request }

    /// Sets everything on a fresh handle.
    ///
    /// - Returns: The list of header lines, to be freed after the handle.
    func apply(
      to handle: UnsafeMutableRawPointer, owner: CurlTransfer
    ) -> UnsafeMutablePointer<curl_slist>? {
      _ = ccurl_set_string(handle, CURLOPT_URL, request.url.absoluteString)
      _ = ccurl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
      _ = ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
      _ = ccurl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
      _ = ccurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
      _ = ccurl_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      _ = ccurl_set_string(handle, CURLOPT_ACCEPT_ENCODING, "")
      if request.needsOwnConnection { _ = ccurl_set_long(handle, CURLOPT_FRESH_CONNECT, 1) }
      // A proxy is for the world outside.
      if Origin(request.url)?.isLoopback == true {
        _ = ccurl_set_string(handle, CURLOPT_PROXY, "")
      }
      setMethodAndBody(handle)
      setCallbacks(handle, owner)
      let list = headerList()
      _ = ccurl_set_list(handle, CURLOPT_HTTPHEADER, list)
      return list
    }

    private func setMethodAndBody(_ handle: UnsafeMutableRawPointer) {
      if request.body != nil || request.method == "POST" || request.method == "PUT" {
        _ = ccurl_set_long(handle, CURLOPT_UPLOAD, 1)
        let size = curl_off_t(request.body?.count ?? 0)
        _ = ccurl_set_offset(handle, CURLOPT_INFILESIZE_LARGE, size)
      }
      if request.method != "GET" {
        _ = ccurl_set_string(handle, CURLOPT_CUSTOMREQUEST, request.method)
      }
    }

    /// The lines, in the form that libcurl wants; without `Expect`, for which it would wait.
    private func headerList() -> UnsafeMutablePointer<curl_slist>? {
      let lines = request.headers.fields.map { field in
        field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
      }
      return (lines + ["Expect:"]).reduce(nil) { curl_slist_append($0, $1) }
    }

    private func setCallbacks(_ handle: UnsafeMutableRawPointer, _ owner: CurlTransfer) {
      let context = Unmanaged.passUnretained(owner).toOpaque()
      _ = ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, owner.errorText)
      _ = ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
      _ = ccurl_set_data_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
        let goesOn = CurlTransfer.with(context, { $0.take(headerLine: line) }, otherwise: false)
        return goesOn ? line.count : 0
      }
      _ = ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
      _ = ccurl_set_data_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
        let goesOn = CurlTransfer.with(context, { $0.take(body: part) }, otherwise: false)
        return goesOn ? part.count : 0
      }
      guard request.body != nil else { return setEmptyBody(handle) }
      _ = ccurl_set_pointer(handle, CURLOPT_READDATA, context)
      _ = ccurl_set_data_callback(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
        let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        return CurlTransfer.with(context, { $0.fill(room) }, otherwise: 0)
      }
      _ = ccurl_set_pointer(handle, CURLOPT_SEEKDATA, context)
      _ = ccurl_set_seek_callback(handle) { context, offset, _ in
        CurlTransfer.with(context, { $0.seek(to: Int(offset)) }, otherwise: false)
          ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_CANTSEEK
      }
      _ = ccurl_set_long(handle, CURLOPT_NOPROGRESS, 0)
      _ = ccurl_set_pointer(handle, CURLOPT_XFERINFODATA, context)
      _ = ccurl_set_progress_callback(handle) { context, _, _, _, sent in
        CurlTransfer.with(context, { $0.report(sent: Int64(sent)) }, otherwise: ())
        return 0
      }
    }

    /// Without this libcurl would read the body of a POST from standard input.
    private func setEmptyBody(_ handle: UnsafeMutableRawPointer) {
      _ = ccurl_set_data_callback(handle, CURLOPT_READFUNCTION) { _, _, _, _ in 0 }
    }
  }
#endif
