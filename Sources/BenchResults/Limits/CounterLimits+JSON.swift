// SPDX-License-Identifier: Apache-2.0

extension CounterLimits {
  /// The limits as JSON text: stable byte for byte, keys sorted, a line for each counter.
  ///
  /// - Throws: `LimitsError.unwritable` for what JSON cannot express, which limits do not hold.
  /// - Complexity: O(n log n) in the count of limits.
  public func encoded() throws(LimitsError) -> [UInt8] {
    do {
      return JSONWriter.write(try TreeEncoder.encode(self))
    } catch {
      throw .unwritable(reason: "\(error)")
    }
  }

  /// Reads limits of this format version or an older one; keys that it does not know are ignored.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - name: what error messages call the file, usually its path.
  /// - Throws: the first thing that is wrong, with its place.
  public init(bytes: [UInt8], name: String) throws(LimitsError) {
    do throws(DocumentError) {
      try self.init(text: bytes, name: name)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reads the limits in a file.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing that is wrong with the file or its content.
  public init(contentsOf path: String) throws(LimitsError) {
    do throws(DocumentError) {
      try self.init(text: try WholeFile.read(path), name: path)
    } catch {
      throw .unreadable(error)
    }
  }

  private init(text: [UInt8], name: String) throws(DocumentError) {
    let tree = try JSONParser.parse(text, document: name)
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
    self = try TreeDecoder.decode(Self.self, from: tree, document: name)
    for (id, counters) in limits.sorted(by: { $0.key < $1.key }) {
      for (counter, limit) in counters.sorted(by: { $0.key < $1.key }) where limit < 0 {
        throw .wrongValue(
          document: name,
          field: "limits.\(id).\(counter)",
          found: "\(limit)",
          reason: "and no count is below 0"
        )
      }
    }
  }

  /// The one field that is read before all others.
  private struct SchemaVersion: Decodable {
    var schemaVersion: Int
  }
}
