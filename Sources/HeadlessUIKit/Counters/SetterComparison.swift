// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

/// The engine's knob for what setters do with an equal value.
///
/// Apple publishes nothing on it. Comparing before invalidating is itself a way of diffing, so each
/// ranking is taken with the knob on and off.
@MainActor public enum SetterComparison {
  /// Whether setters compare the new with the old value and skip their work when they are equal.
  public static var isOn: Bool {
    get { engine_setters_compare() }
    set { engine_set_setters_compare(newValue) }
  }
}
