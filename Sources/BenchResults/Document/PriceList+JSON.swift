// SPDX-License-Identifier: Apache-2.0

extension PriceList {
  /// The field that is read before the version, so that no other kind of file is taken for prices.
  private struct Header: Decodable {
    var format: String
  }

  /// Reads prices of this format version; unknown keys are ignored.
  public init(bytes: [UInt8], name: String) throws(PricesError) {
    do throws(DocumentError) {
      try self.init(text: bytes, name: name)
    } catch {
      throw .unreadable(error)
    }
  }

  public init(contentsOf path: String) throws(PricesError) {
    do throws(DocumentError) {
      try self.init(text: try WholeFile.read(path), name: path)
    } catch {
      throw .unreadable(error)
    }
  }

  private init(text: [UInt8], name: String) throws(DocumentError) {
    let tree = try JSONParser.parse(text, document: name)
    if case .object(let fields) = tree, fields["format"] == nil, fields["cases"] != nil {
      throw .wrongValue(
        document: name,
        field: "cases",
        found: "there",
        reason: "so this is a result document and no prices file"
      )
    }
    let found = try TreeDecoder.decode(Header.self, from: tree, document: name).format
    guard found == Self.format else {
      throw .wrongValue(
        document: name,
        field: "format",
        found: JSONValue.string(found).summary,
        reason: "expected \"\(Self.format)\""
      )
    }
    self = try SchemaDocument.decode(tree, name: name, version: Self.currentSchemaVersion)
    try check(name: name)
  }

  private func check(name: String) throws(DocumentError) {
    let texts = [("device.model", device.model), ("device.system", device.system)]
    for (field, text) in texts where text.isEmpty {
      throw .wrongValue(
        document: name,
        field: field,
        found: "empty",
        reason: "expected the name of what the prices hold for"
      )
    }
    guard !writes.isEmpty else {
      throw .wrongValue(
        document: name,
        field: "writes",
        found: "empty",
        reason: "expected the price of at least one kind of write"
      )
    }
    for (position, write) in writes.enumerated() {
      try write.price.check(field: "writes[\(position)]", name: name)
      let twin = writes[..<position]
        .firstIndex { $0.kind == write.kind && $0.effect == write.effect }
      if let twin {
        let row = "\(write.effect.rawValue) write of kind \(write.kind.rawValue)"
        throw Self.repeated(row, "writes", position, twin, name: name)
      }
    }
    for (position, operation) in operations.enumerated() {
      try operation.price.check(field: "operations[\(position)]", name: name)
      if let twin = operations[..<position].firstIndex(where: { $0.name == operation.name }) {
        throw Self.repeated(operation.name.rawValue, "operations", position, twin, name: name)
      }
    }
  }

  private static func repeated(
    _ row: String,
    _ list: String,
    _ position: Int,
    _ twin: Int,
    name: String
  ) -> DocumentError {
    .wrongValue(
      document: name,
      field: "\(list)[\(position)]",
      found: "a second price of the \(row)",
      reason: "expected one, and `\(list)[\(twin)]` is that"
    )
  }
}

extension ResultDocument.Price {
  fileprivate func check(field: String, name: String) throws(DocumentError) {
    let limit = PriceList.limitNanoseconds
    let parts = [
      ("nanoseconds", nanoseconds, nanoseconds > 0, "expected a price above 0"),
      ("nanoseconds", nanoseconds, nanoseconds <= limit, "expected at most a second, \(limit)"),
      ("low", low, low >= 0, "expected 0 or more"),
      ("low", low, low <= nanoseconds, "expected at most `nanoseconds`, \(nanoseconds)"),
      ("high", high, high >= nanoseconds, "expected at least `nanoseconds`, \(nanoseconds)"),
      ("high", high, high <= limit, "expected at most a second, \(limit)"),
    ]
    for (part, found, isRight, reason) in parts where !isRight {
      throw .wrongValue(
        document: name,
        field: "\(field).\(part)",
        found: "the number \(found)",
        reason: reason
      )
    }
  }
}

public enum PricesError: Error, Equatable, Sendable {
  case unreadable(DocumentError)
}

extension PricesError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let error):
      switch error {
      case .noSuchFile:
        "\(error.finding); check the path, or have it written by the device kit"
          + " (`Benchmarks/device-kit`)."
      case .cannotRead: "\(error.finding); give a readable file."
      case .otherSchema: "\(error.finding); use the version of reuse-bench that it is for."
      case .truncated: "\(error.finding); copy it again or measure the prices again."
      default:
        "\(error.finding); give a prices file as the device kit (`Benchmarks/device-kit`) writes it."
      }
    }
  }
}
