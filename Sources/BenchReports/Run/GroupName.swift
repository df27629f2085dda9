// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The facts that the cases of a group share.
struct GroupName: Hashable {
  let workload: String
  let changedFields: ChangedFields?
  /// Further axes that are not at their default, in words.
  let axes: [String]
  let cell: String
  var rows: Int
  var hasSetterComparison: Bool

  init(_ measured: ResultDocument.Case) {
    let made = measured.made
    hasSetterComparison = made.setterComparison
    changedFields = made.changedFields
    axes = made.axesInWords
    workload = measured.workload
    cell = measured.cell
    rows = measured.rows
  }

  var withSetterComparison: GroupName {
    var other = self
    other.hasSetterComparison = true
    return other
  }
}

extension RunReport {
  /// `reconfigure.fields · 4 of 9 · fresh · card · 1,000 rows · setter comparison off`.
  func title(_ name: GroupName) -> String {
    let fields = name.changedFields.map { "\($0.changed) of \($0.all)" }
    let known = [name.workload, fields].compactMap(\.self) + name.axes + [name.cell]
    return (known + [rows(name.rows)] + (name.hasSetterComparison ? [] : ["setter comparison off"]))
    .joined(separator: typography.separator)
  }

  /// The same in few columns: `reconfigure 4/9 fresh card 1,000`.
  func shortTitle(_ name: GroupName) -> String { format.shortTitle([name]) }

  /// The same of groups that differ in nothing but the row count: `load.first-frame card 10, 100`.
  func shortTitle(_ names: [GroupName]) -> String { format.shortTitle(names) }
}

extension FigureFormat {
  /// Groups that differ in the row count alone, in few columns: `load.first-frame card 10, 100`.
  func shortTitle(_ names: [GroupName]) -> String {
    guard let name = names.first else { return "" }
    return shortTitle(name, rows: names.map { count($0.rows) }.joined(separator: ", "))
  }

  /// A group without its row count: `load.first-frame card off`.
  func titleWithoutRows(_ name: GroupName) -> String { shortTitle(name, rows: nil) }

  private func shortTitle(_ name: GroupName, rows: String?) -> String {
    let workload =
      name.changedFields.map { fields in
        // The family alone: the count of fields says which of its workloads this is.
        "\(name.workload.prefix { $0 != "." }) \(fields.changed)/\(fields.all)"
      } ?? name.workload
    return
      ([workload] + name.axes + [name.cell] + [rows].compactMap(\.self)
      + (name.hasSetterComparison ? [] : ["off"]))
      .joined(separator: " ")
  }
}
