// SPDX-License-Identifier: Apache-2.0

/// What a view keeps that decides on traits or wants to be told of their changes; others have none.
@MainActor final class TraitRecord {
  /// What the view decides on.
  var overrides = UITraitOverrides()
  /// Who wants to be told.
  var registrations: [TraitChangeRegistration] = []

  private var inherited: UITraitCollection?
  private var merged: UITraitCollection?

  /// The traits that the view inherits, with its own in their place.
  func resolved(from inherited: UITraitCollection) -> UITraitCollection {
    guard overrides.values != TraitValues() else { return inherited }
    if let merged, self.inherited === inherited { return merged }
    var values = inherited.values
    values.merge(overrides.values)
    let made = UITraitCollection(values: values)
    self.inherited = inherited
    merged = made
    return made
  }

  /// Takes over new decisions.
  func setOverrides(_ overrides: UITraitOverrides) {
    self.overrides = overrides
    inherited = nil
    merged = nil
  }

  /// Tells those who asked for a trait that has changed.
  func tell(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { !$0.isSame(previous, current) }) {
      registration.handler(previous)
    }
  }
}
