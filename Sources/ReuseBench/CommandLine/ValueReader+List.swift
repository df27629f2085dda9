// SPDX-License-Identifier: Apache-2.0

extension ValueReader where Value: Hashable & Sendable {
  /// Reads values with commas between them, none of them twice.
  var list: ValueReader<[Value]> {
    ValueReader<[Value]> { text, names throws(UsageError.ValueFault) in
      var values: [Value] = []
      var seen: Set<Value> = []
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !item.isEmpty else {
          throw .emptyItem(found: text, position: values.count + 1)
        }
        let value = try read(String(item), names)
        guard seen.insert(value).inserted else { throw .repeatedItem(found: String(item)) }
        values.append(value)
      }
      return values
    }
  }
}
