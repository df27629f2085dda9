// SPDX-License-Identifier: Apache-2.0

extension CounterLimits {
  /// The limits as JSON text: stable byte for byte, keys sorted, a line for each counter.
  public func encoded() throws(LimitsError) -> [UInt8] {
    do throws(DocumentError) {
      return try SchemaDocument.encode(self)
    } catch {
      throw .unwritable(reason: "\(error)")
    }
  }

  /// Reads limits of this format version; unknown keys are ignored.
  public init(bytes: [UInt8], name: String) throws(LimitsError) {
    do throws(DocumentError) {
      try self.init(text: bytes, name: name)
    } catch {
      throw .unreadable(error)
    }
  }

  public init(contentsOf path: String) throws(LimitsError) {
    do throws(DocumentError) {
      try self.init(text: try WholeFile.read(path), name: path)
    } catch {
      throw .unreadable(error)
    }
  }

  private init(text: [UInt8], name: String) throws(DocumentError) {
    let tree = try JSONParser.parse(text, document: name)
    self = try SchemaDocument.decode(tree, name: name, version: Self.currentSchemaVersion)
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

public enum LimitsError: Error, Equatable, Sendable {
  case unreadable(DocumentError)
  case unwritable(reason: String)
  /// Lines that the run did not measure hold for another basis, so that one file would hold for two.
  case twoBases(
    document: String,
    mismatch: CounterLimits.Mismatch,
    keptLineCount: Int,
    example: String
  )
}

extension LimitsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let error):
      switch error {
      case .noSuchFile(let document):
        "\(error.finding); check the path, or have it written with"
          + " `reuse-bench run --limits \(document) --update-limits`."
      case .cannotRead: "\(error.finding); give a readable file."
      case .otherSchema: "\(error.finding); use the version of reuse-bench that it is for."
      default:
        "\(error.finding); mend it, or delete the file and have it written anew with"
          + " `reuse-bench run --limits FILE --update-limits`."
      }
    case .unwritable(let reason): "the limits cannot be written: \(reason)."
    case .twoBases(let document, let mismatch, let keptLineCount, let example):
      "\(document): cannot be updated in part: \(mismatch); \(keptLineCount) of its lines were not"
        + " measured this time (such as \(example)), so measure all of its cases, or delete the"
        + " file and have it written anew."
    }
  }
}
