// SPDX-License-Identifier: Apache-2.0

extension BinaryInteger {
  /// The decimal digits in groups of three, as the command line also reads them: `100_000`.
  var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return text
  }
}
