// SPDX-License-Identifier: Apache-2.0

package import BenchLists

/// A well-known mistake in the code of lists, and its source.
package struct Mistake: Sendable {
  /// The name of each list's first strategy: the code without the mistake.
  package static let cured = "cured"
  package static let mistaken = "mistake"

  /// The mistake, as a clause without a subject.
  package let what: String
  package let cure: String
  /// The title of the published source.
  package let source: String
  package let list: any ListDefinition

  package var name: String { list.name }

  init(_ list: any ListDefinition, _ what: String, cure: String, source: String) {
    self.list = list
    self.what = what
    self.cure = cure
    self.source = source
  }
}
