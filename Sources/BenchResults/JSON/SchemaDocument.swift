// SPDX-License-Identifier: Apache-2.0

/// Documents that carry the version of their format in `schemaVersion`.
enum SchemaDocument {
  /// The one field that is read before all others.
  private struct Version: Decodable {
    var schemaVersion: Int
  }

  /// A document as JSON text.
  ///
  /// - Throws: `DocumentError.notRepresentable` where a figure is infinite or not a number.
  static func encode(
    _ document: some Encodable,
    isCompact: Bool = false
  ) throws(DocumentError) -> [UInt8] {
    do {
      return JSONWriter.write(try TreeEncoder.encode(document), isCompact: isCompact)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw .notRepresentable(field: "the document", found: "\(error)")
    }
  }

  /// Reads a document whose version is from 1 to the newest known one.
  ///
  /// - Throws: the first thing that is wrong, with its place.
  static func decode<Document: Decodable>(
    _ bytes: [UInt8],
    name: String,
    newestVersion: Int
  ) throws(DocumentError) -> Document {
    try decode(
      try JSONParser.parse(bytes, document: name),
      name: name,
      newestVersion: newestVersion
    )
  }

  /// Reads a document that was parsed before.
  ///
  /// - Throws: the first thing that is wrong, with its place.
  static func decode<Document: Decodable>(
    _ tree: JSONValue,
    name: String,
    newestVersion: Int
  ) throws(DocumentError) -> Document {
    let version = try TreeDecoder.decode(Version.self, from: tree, document: name).schemaVersion
    guard version <= newestVersion else {
      throw .newerSchema(document: name, found: version, known: newestVersion)
    }
    guard version >= 1 else {
      throw .wrongValue(
        document: name,
        field: "schemaVersion",
        found: "\(version)",
        reason: "and versions begin at 1"
      )
    }
    return try TreeDecoder.decode(Document.self, from: tree, document: name)
  }
}

extension [any CodingKey] {
  /// The path as a reader writes it: `cases[3].counters.layoutPasses`.
  var dotted: String {
    var text = ""
    for key in self {
      if let index = (key as? TreeIndexKey)?.index {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return text
  }
}
