// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// The document as JSON text: stable byte for byte, keys sorted.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  /// - Complexity: O(n) in the count of pairs.
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
  public init(bytes: [UInt8], name: String) throws(DocumentError) {
    try self.init(try JSONParser.parse(bytes, document: name), name: name)
  }

  /// Reads a document that was parsed before.
  init(_ tree: JSONValue, name: String) throws(DocumentError) {
    self = try SchemaDocument.decode(
      tree,
      name: name,
      newestVersion: Self.currentSchemaVersion
    )
    if let place = placeWithoutSeries {
      throw .wrongValue(
        document: name,
        field: place,
        found: "an empty list",
        reason: "and a phase has at least one series"
      )
    }
    guard kind == Self.kind else {
      throw .wrongValue(
        document: name,
        field: "kind",
        found: kind,
        reason: "and a comparison of builds is of kind \(Self.kind)"
      )
    }
  }

  /// The first phase that has no series at all, as a path.
  private var placeWithoutSeries: String? {
    for (index, compared) in cases.enumerated() {
      for (position, phase) in compared.phases.enumerated() where phase.series.isEmpty {
        return "cases[\(index)].phases[\(position)].series"
      }
    }
    return nil
  }

  /// Reads the document in a file.
  ///
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }
}
