// SPDX-License-Identifier: Apache-2.0

/// What a button shows in each of its states.
///
/// What a state does not say, the normal state says.
struct ButtonContents<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What is said about exactly one state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What is shown in a state.
  func shown(in state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
