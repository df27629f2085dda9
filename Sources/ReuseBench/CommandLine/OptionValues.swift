// SPDX-License-Identifier: Apache-2.0

/// The values that the options of one line gave; nil and false stand for options not given.
struct OptionValues: Sendable {
  var suite: String?
  var filter: CaseFilter?
  var rows: [Int]?
  var cells: [String]?
  var strategies: [String]?
  var data: DataChoice?
  var seed: UInt64?
  var deadline: FrameDeadline?
  var output: String?
  var isQuiet = false
  var perfControl: PerfControl?
  var color: ColorChoice?
  var isJSON = false
  var isExact = false
  var frame: Int?
  var base: String?
  var head: String?
  var pairCount: Int?
  var protocolVersion: Int?
}
