// SPDX-License-Identifier: Apache-2.0

package import BenchLists

/// A well-known mistake in the code of lists, and where it is told.
package struct Mistake: Sendable {
  /// What the first strategy of each list is called: the code without the mistake.
  package static let cured = "cured"
  /// What the strategy with the mistake is called.
  package static let mistaken = "mistake"

  /// What is done wrong, as a clause without a subject.
  package let what: String
  /// What to do instead.
  package let cure: String
  /// The published source that tells it, by its title.
  package let source: String
  /// The list that has it, and its cure.
  package let list: any ListDefinition

  /// The name of the mistake and of its list.
  package var name: String { list.name }

  init(_ list: any ListDefinition, _ what: String, cure: String, source: String) {
    self.list = list
    self.what = what
    self.cure = cure
    self.source = source
  }
}
