// SPDX-License-Identifier: Apache-2.0

extension CellDesign {
  /// One class of cell for each way of filling it.
  struct Classes: Sendable {
    let mutation: ScenarioCell.Type
    let guarded: ScenarioCell.Type
    let configuration: ScenarioCell.Type
    let diffing: ScenarioCell.Type
    let flipping: ScenarioCell.Type
    let forgetful: ScenarioCell.Type
    /// Nil for a cell that list content cannot show.
    var list: ScenarioCell.Type?
    /// Nil for a cell that has no declarative view.
    var hosting: ScenarioCell.Type?
  }
}
