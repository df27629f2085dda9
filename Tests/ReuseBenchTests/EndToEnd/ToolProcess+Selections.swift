// SPDX-License-Identifier: Apache-2.0

extension ToolProcess {
  /// The identifier of the case that is measured in the shortest time: nothing changes in it.
  static let tinyCase = "reconfigure.fields+0of9/card/mutation/1000"

  /// An expression that matches that case alone.
  static let tinyFilter = "^reconfigure.fields.0of9/card/mutation/1000$"

  /// A selection of that case alone.
  static let tiny = ["--suite", "smoke", "--filter", tinyFilter]

  /// A selection of two strategies, so that there is something to rank.
  static let tinyPair = [
    "--suite", "smoke", "--filter",
    "^reconfigure.fields.0of9/card/(mutation|configuration)/1000$",
  ]
}
