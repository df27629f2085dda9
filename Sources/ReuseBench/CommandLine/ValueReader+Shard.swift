// SPDX-License-Identifier: Apache-2.0

import BenchRunner

extension ValueReader<Shard> {
  /// Reads which part of how many, such as `2/8`.
  static var shard: ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      let fault = UsageError.ValueFault.unreadable(
        found: text,
        expected: "I/N, part I of N, from 1/1 to N/N with N up to "
          + "\(Shard.countRange.upperBound.grouped), such as 2/8"
      )
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw fault }
      let number = ValueReader<Int>.wholeNumber(in: Shard.countRange)
      do throws(UsageError.ValueFault) {
        let index = try number.read(parts[0], names)
        guard let shard = Shard(index: index, of: try number.read(parts[1], names)) else {
          throw fault
        }
        return shard
      } catch {
        throw fault
      }
    }
  }
}
