import CGTK

/// The GObject type of our own content providers, which ask their `ParcelProvider` for everything.
enum ParcelProviderClass {
  nonisolated static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gdk_content_provider_get_type(), &query)
    return g_type_register_static_simple(
      gdk_content_provider_get_type(), "HetangParcelProvider", query.class_size,
      { type, _ in ParcelProviderClass.setUp(type) }, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }()

  private nonisolated static func setUp(_ type: UnsafeMutableRawPointer?) {
    guard let type else { return }
    let providers = type.assumingMemoryBound(to: GdkContentProviderClass.self)
    providers.pointee.ref_formats = { provider in
      let provider = Unchecked(value: provider)
      return MainActor.assumeIsolated {
        Unchecked(value: ParcelProvider.of(provider.value)?.formats)
      }.value
    }
    providers.pointee.write_mime_type_async = {
      provider, name, stream, _, cancellable, callback, data in
      let task = g_task_new(provider, cancellable, callback, data)
      let name = name.map { String(cString: $0) } ?? ""
      let (given, kept) = (Unchecked(value: (provider, stream)), Unchecked(value: task))
      MainActor.assumeIsolated {
        ParcelProviderClass.write(name, of: given.value.0, to: given.value.1, for: kept.value)
      }
    }
    providers.pointee.write_mime_type_finish = { _, result, error in
      g_task_propagate_boolean(result, error)
    }
  }

  @MainActor private static func write(
    _ name: String, of provider: UnsafeMutablePointer<GdkContentProvider>?,
    to stream: UnsafeMutablePointer<GOutputStream>?, for task: OpaquePointer?
  ) {
    let end = { (failure: String?) in
      if let failure {
        g_task_return_error(
          task, g_error_new_literal(g_io_error_quark(), CInt(G_IO_ERROR_FAILED.rawValue), failure))
      } else {
        g_task_return_boolean(task, 1)
      }
      task.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
    guard let provider = ParcelProvider.of(provider), let stream else {
      return end("nothing is offered any more")
    }
    provider.write(name, to: stream, end: end)
  }
}
