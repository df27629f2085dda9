// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The document as JSON text: stable byte for byte, keys sorted, each list of samples on one line.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  /// - Complexity: O(n) in the count of samples.
  public func encoded() throws(DocumentError) -> [UInt8] {
    do {
      return JSONWriter.write(try TreeEncoder.encode(self))
    } catch let error as DocumentError {
      throw error
    } catch {
      throw .notRepresentable(field: "the document", found: "\(error)")
    }
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
    let tree = try JSONParser.parse(bytes, document: name)
    let version = try TreeDecoder.decode(SchemaVersion.self, from: tree, document: name)
      .schemaVersion
    guard version <= Self.currentSchemaVersion else {
      throw .newerSchema(document: name, found: version, known: Self.currentSchemaVersion)
    }
    guard version >= 1 else {
      throw .wrongValue(
        document: name,
        field: "schemaVersion",
        found: "\(version)",
        reason: "and versions begin at 1"
      )
    }
    self = try TreeDecoder.decode(ResultDocument.self, from: tree, document: name)
  }

  /// Reads the document in a file.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(DocumentError) {
    try self.init(bytes: try WholeFile.read(path), name: path)
  }

  /// The one field that is read before all others.
  private struct SchemaVersion: Decodable {
    var schemaVersion: Int
  }
}
