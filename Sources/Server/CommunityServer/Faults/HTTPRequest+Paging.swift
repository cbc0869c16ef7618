import CommunityAPI
import Foundation
import HTTPServer

extension HTTPRequest {
  /// The same call for the page before; `nil` when there is none, or the call has no pages.
  var onPageBefore: HTTPRequest? {
    if let page = query.text(CommunityField.page.rawValue).flatMap({ Int($0) }) {
      return page > 1 ? with(page: page - 1) : nil
    }
    var segments = path.split(separator: "/").map(String.init)
    guard segments.count >= 3, let page = Int(segments[segments.count - 2]), page > 1,
      Int(segments[segments.count - 1]) != nil
    else { return nil }
    segments[segments.count - 2] = String(page - 1)
    return copy(path: "/" + segments.joined(separator: "/"), query: query)
  }

  private func with(page: Int) -> HTTPRequest {
    let items = query.items.filter { $0.name != CommunityField.page.rawValue }
    let page = FormFields.Item(name: CommunityField.page.rawValue, value: .text(String(page)))
    return copy(path: path, query: FormFields([page] + items))
  }

  private func copy(path: String, query: FormFields) -> HTTPRequest {
    HTTPRequest(
      id: id, method: method, path: path, query: query, headers: headers, body: body,
      remoteAddress: remoteAddress)
  }
}
