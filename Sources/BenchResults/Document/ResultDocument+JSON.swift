// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The document as JSON text: stable byte for byte, keys sorted, one line for a list of samples.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  /// - Complexity: O(n) in the count of samples.
  public func encoded() throws(DocumentError) -> [UInt8] {
    try SchemaDocument.encode(self)
  }

  /// Reads a document of this format version or an older one; keys that it does not know are
  /// ignored.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - name: what error messages call the document, usually its path.
  /// - Throws: the first thing that is wrong, with its place.
  /// - Complexity: O(n) in the count of bytes.
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try JSONParser.parse(bytes, document: name), name: name)
  }

  /// Reads a document that was parsed before.
  init(_ tree: JSONValue, name: String) throws(DocumentError) {
    if case .object(let fields) = tree, fields["format"] == .string(PriceList.format) {
      throw .pricesFile(document: name)
    }
    self = try SchemaDocument.decode(tree, name: name, newestVersion: Self.currentSchemaVersion)
    var known: Set<String> = []
    for (position, found) in cases.enumerated() where !known.insert(found.id).inserted {
      throw .wrongValue(
        document: name,
        field: "cases[\(position)].id",
        found: "\"\(found.id)\"",
        reason: "which another case of the document has already"
      )
    }
    try checkRatios(name: name)
  }

  /// Fails where a ratio, from which rules and verdicts are made, is none.
  private func checkRatios(name: String) throws(DocumentError) {
    func check(_ ratio: Double?, _ field: String) throws(DocumentError) {
      guard let ratio, !Self.ratioLimits.contains(ratio) else { return }
      throw .wrongValue(
        document: name,
        field: field,
        found: JSONValue.number(ratio).summary,
        reason: "expected a ratio of two times"
      )
    }
    for (position, band) in (placementBands ?? []).enumerated() {
      try check(band.ratio, "placementBands[\(position)].ratio")
    }
    for (position, ranking) in rankings.enumerated() {
      for (place, entry) in ranking.entries.enumerated() {
        let field = "rankings[\(position)].entries[\(place)]"
        try check(entry.ratio, field + ".ratio")
        try check(entry.low, field + ".low")
        try check(entry.high, field + ".high")
      }
    }
  }

  /// Between what two times can be: a nanosecond over an hour, and the other way round.
  private static let ratioLimits = 1e-13...1e13

  /// Reads the document in a file.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }
}
