package import CoreTransferable
package import Foundation
import UniformTypeIdentifiers

/// Bytes by the name that programs of this system have for their kind.
package struct WireForm: Sendable {
  package let name: String
  /// Makes the bytes, when somebody asks for them.
  package let data: @Sendable () async throws -> Data

  package init(name: String, data: @escaping @Sendable () async throws -> Data) {
    self.name = name
    self.data = data
  }
}

extension WireForm {
  /// What other programs are offered of values.
  ///
  /// The clipboard and drags hold one thing of each kind here. Of several values, texts are joined
  /// by lines and addresses in a list; other kinds are those of the first value.
  package static func forms(of parcels: [Parcel]) -> [WireForm] {
    let parcels = parcels.map(\.forOthers)
    var forms: [WireForm] = []
    for form in parcels.flatMap(\.forms) {
      for name in form.contentType.wireTypes where !forms.contains(where: { $0.name == name }) {
        forms.append(WireForm(name: name, data: data(named: name, like: form, in: parcels)))
      }
    }
    return forms
  }

  private static func data(
    named name: String, like form: Parcel.Form, in parcels: [Parcel]
  ) -> @Sendable () async throws -> Data {
    if form.contentType.conforms(to: .url) {
      return {
        let texts = try await all(.url, of: parcels)
        return AddressList.data(
          of: texts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) })
      }
    }
    guard form.contentType.conforms(to: .plainText), parcels.count > 1 else { return form.data }
    return { Data(try await all(.plainText, of: parcels).joined(separator: Data("\n".utf8))) }
  }

  private static func all(_ type: UTType, of parcels: [Parcel]) async throws -> [Data] {
    var found: [Data] = []
    for form in parcels.compactMap({ $0.form(of: type) }) { found.append(try await form.data()) }
    return found
  }
}

extension Parcel {
  /// What another program offers: a value for each address of a list, and one for what else there
  /// is, which is the same value if there is but one address.
  ///
  /// - Parameters:
  ///   - names: The names of the kinds of data that are offered, the preferred ones first.
  ///   - read: Gets the bytes of a kind by its name.
  /// - Returns: The values; none if nothing is offered that is data.
  /// - Throws: Why the list of addresses could not be read.
  package static func received(
    _ names: [String], read: @escaping @Sendable (String) async throws -> Data
  ) async throws -> [Parcel] {
    var rest = Parcel(forms: [])
    var addresses: [URL] = []
    for name in names {
      if name.lowercased() == UTType.addressList {
        addresses = AddressList.addresses(in: try await read(name))
      } else if let type = UTType(wireType: name) {
        rest.forms.append(Form(type) { try await read(name) })
      }
    }
    var parcels = addresses.map { Parcel(address: $0) }
    if parcels.count == 1 {
      parcels[0].forms += rest.forms
    } else if !rest.forms.isEmpty {
      parcels.append(rest)
    }
    return parcels
  }
}
