// SPDX-License-Identifier: Apache-2.0

/// Documents that carry the version of their format in `schemaVersion`.
enum SchemaDocument {
  private struct Version: Decodable {
    var schemaVersion: Int
  }

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

  static func decode<Document: Decodable>(
    _ tree: JSONValue,
    name: String,
    version: Int
  ) throws(DocumentError) -> Document {
    let found = try TreeDecoder.decode(Version.self, from: tree, document: name).schemaVersion
    guard found == version else {
      throw .otherSchema(document: name, found: found, expected: version)
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
