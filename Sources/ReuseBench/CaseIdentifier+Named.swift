// SPDX-License-Identifier: Apache-2.0

import BenchCases

extension CaseIdentifier {
  /// The case of a name on the command line.
  ///
  /// - Throws: ``ToolFailure`` with the reason why there is none, or the nearest name.
  static func named(_ text: String) throws(ToolFailure) -> CaseIdentifier {
    if let identifier = CaseIdentifier(text) { return identifier }
    throw ToolFailure(exit: .usage, message: "there is no case \"\(text)\"" + hint(for: text))
  }

  private static func hint(for text: String) -> String {
    if let refusal = refusal(of: text) { return ": \(refusal)" }
    let known = Suite.full.groups()
      .flatMap { group in group.strategies.map { group.identifier(of: $0) } }
    return NearestSpelling.of(text, among: known).map { "; did you mean \"\($0)\"?" }
      ?? "; 'list --suite full' prints what there is"
  }
}
