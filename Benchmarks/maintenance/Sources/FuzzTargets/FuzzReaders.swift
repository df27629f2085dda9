// SPDX-License-Identifier: Apache-2.0

/// A reader, with what must be true of whatever it is given.
struct FuzzReader: Sendable {
  /// The name by which it is chosen, which is that of the folder of its inputs.
  let name: String
  /// Reads bytes, and ends the process where something is not as it must be.
  let read: @Sendable ([UInt8]) -> Void
}

/// All readers.
enum FuzzReaders {
  static let all = [
    FuzzReader(name: "document", read: DocumentTargets.run),
    FuzzReader(name: "pair", read: DocumentTargets.pair),
    FuzzReader(name: "stored", read: DocumentTargets.stored),
    FuzzReader(name: "page", read: DocumentTargets.page),
    FuzzReader(name: "limits", read: DocumentTargets.limits),
    FuzzReader(name: "prices", read: DocumentTargets.prices),
    FuzzReader(name: "history", read: DocumentTargets.history),
    FuzzReader(name: "deflate", read: DocumentTargets.deflate),
    FuzzReader(name: "csv", read: RowTargets.csv),
    FuzzReader(name: "ndjson", read: RowTargets.ndjson),
    FuzzReader(name: "folded", read: ToolTargets.folded),
    FuzzReader(name: "perf", read: ToolTargets.perf),
    FuzzReader(name: "callgrind", read: ToolTargets.callgrind),
    FuzzReader(name: "dhat", read: ToolTargets.dhat),
    FuzzReader(name: "pattern", read: ToolTargets.pattern),
    FuzzReader(name: "driver", read: DriverTargets.messages),
  ]
}
