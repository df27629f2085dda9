// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// The samples that `perf script --fields ip,sym` prints.
///
/// A sample is a block of lines, the innermost function first: spaces, the address, a space, the
/// name. An empty line ends it.
enum PerfScript {
  /// Reads all samples; equal stacks are counted.
  static func stacks(_ output: [UInt8]) -> [FoldedStack] {
    var counts: [[Substring]: Int] = [:]
    var block: [Substring] = []
    let text = String(decoding: output, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = name(in: line) {
        block.append(name)
      } else if !block.isEmpty {
        counts[block, default: 0] += 1
        block.removeAll(keepingCapacity: true)
      }
    }
    if !block.isEmpty { counts[block, default: 0] += 1 }
    return counts.map { FoldedStack($0.key.reversed().map(String.init), weight: $0.value) }
  }

  /// The name behind the address, or nil for a line that is no function.
  private static func name(in line: Substring) -> Substring? {
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard let space = words.firstIndex(of: " ") else { return words.isEmpty ? nil : words }
    let name = words[words.index(after: space)...]
    return name.isEmpty ? MeasuredProfile.nameless[...] : name
  }
}
