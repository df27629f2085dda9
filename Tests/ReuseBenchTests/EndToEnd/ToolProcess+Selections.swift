// SPDX-License-Identifier: Apache-2.0

extension ToolProcess {
  /// The identifier of the cheapest case.
  static let tinyCase = "scroll.steady/subtitle/mutation/100"

  /// A selection of the cheapest case alone.
  static let tiny = ["--suite", "smoke", "--filter", "^\(tinyCase)$"]

  /// A selection of two strategies of the cheapest group, so that there is something to rank.
  static let tinyPair = [
    "--suite", "smoke", "--filter", "^scroll.steady/subtitle/(mutation|configuration)/100$",
  ]
}
