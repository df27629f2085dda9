// SPDX-License-Identifier: Apache-2.0

extension CounterLimits {
  /// The limits as JSON text: stable byte for byte, keys sorted, a line for each counter.
  ///
  /// - Throws: `LimitsError.unwritable` for what JSON cannot express, which limits do not hold.
  /// - Complexity: O(n log n) in the count of limits.
  public func encoded() throws(LimitsError) -> [UInt8] {
    do throws(DocumentError) {
      return try SchemaDocument.encode(self)
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
    self = try SchemaDocument.decode(text, name: name, newestVersion: Self.currentSchemaVersion)
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
}
