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
        let value = try self.item(String(item), names)
        guard seen.insert(value).inserted else { throw .repeatedItem(found: String(item)) }
        values.append(value)
      }
      return values
    }
  }

  /// Reads one item, and lets a fault say that there may be several.
  private func item(
    _ text: String,
    _ names: KnownNames
  ) throws(UsageError.ValueFault) -> Value {
    do throws(UsageError.ValueFault) {
      return try read(text, names)
    } catch .unreadable(let found, let expected) {
      throw .unreadable(found: found, expected: "\(expected), or several with commas between")
    }
  }
}
