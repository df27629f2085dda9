// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

/// Every way of being wrong, with the whole message.
@Suite struct UsageErrorTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: [String]

    init(_ line: String, _ message: String...) {
      arguments = line.split(separator: " ").map(String.init)
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: words + options + values)
  func messageSaysWhatWasFoundAndWhereHelpIs(_ sample: Sample) {
    do {
      let invocation = try CommandLineReader.read(
        sample.arguments,
        knowing: CommandLineSamples.names
      )
      Issue.record("read as \(invocation)")
    } catch {
      let expected = ["reuse-bench: \(sample.message[0])"] + sample.message.dropFirst()
      expectEqual(error.message(), expected.joined(separator: "\n"))
    }
  }

  static let words = [
    Sample(
      "lst",
      "there is no verb 'lst'",
      "Did you mean 'list'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "frobnicate",
      "there is no verb 'frobnicate'",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "hepl",
      "there is no verb 'hepl'",
      "Did you mean 'help'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "help lst",
      "there is no verb and no word of the report 'lst'",
      "Did you mean 'list'?",
      "Type 'reuse-bench help --help' for what it takes."
    ),
    Sample(
      "help setter comparisn",
      "there is no verb and no word of the report 'setter comparisn'",
      "Did you mean 'setter comparison'?",
      "Type 'reuse-bench help --help' for what it takes."
    ),
    Sample(
      "help history frobnicate",
      "there is no verb and no word of the report 'history frobnicate'",
      "Type 'reuse-bench help --help' for what it takes."
    ),
    Sample(
      "report",
      "'report' needs FILE: a result document, or one that 'pair' wrote",
      "Type 'reuse-bench report --help' for what it takes."
    ),
    Sample(
      "init",
      "'init' needs FOLDER: the folder of the package, which is new or empty",
      "Type 'reuse-bench init --help' for what it takes."
    ),
    Sample(
      "inti inbox",
      "there is no verb 'inti'",
      "Did you mean 'init'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "init inbox --dependancy ../r",
      "there is no option '--dependancy'",
      "Did you mean '--dependency'?",
      "Type 'reuse-bench init --help' for what it takes."
    ),
    Sample(
      "init inbox --scren",
      "there is no option '--scren'",
      "Did you mean '--screen'?",
      "Type 'reuse-bench init --help' for what it takes."
    ),
    Sample(
      "init my inbox",
      "'init' has no place for the word 'inbox'",
      "Type 'reuse-bench init --help' for what it takes."
    ),
    Sample(
      "smoke",
      "there is no verb 'smoke'",
      "Did you mean '--suite smoke'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "lst --help",
      "there is no verb 'lst'",
      "Did you mean 'list'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "-",
      "there is no verb '-'",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "snapshot",
      "'snapshot' needs CASE: a case identifier as 'list' prints it",
      "Type 'reuse-bench snapshot --help' for what it takes."
    ),
    Sample(
      "history",
      "'history' needs ACTION: add, show, check, export",
      "Type 'reuse-bench history --help' for what it takes."
    ),
    Sample(
      "history chekc h",
      "'history' takes the actions add, show, check, export; found 'chekc'",
      "Did you mean 'check'?",
      "Type 'reuse-bench history --help' for what it takes."
    ),
    Sample(
      "history add h",
      "'history' needs DOCUMENT...: a result document as 'run' writes it",
      "Type 'reuse-bench history --help' for what it takes."
    ),
    Sample(
      "history export h a b",
      "'history' has no place for the word 'b'",
      "Type 'reuse-bench history --help' for what it takes."
    ),
    Sample(
      "history check h --metric allocations",
      "--metric is an option of 'show', 'export', not of 'check'",
      "Type 'reuse-bench history --help' for what it takes."
    ),
    Sample(
      "compare a.json",
      "'compare' needs HEAD.json: the result document in question",
      "Type 'reuse-bench compare --help' for what it takes."
    ),
    Sample(
      "compare a.json b.json c.json",
      "'compare' has no place for the word 'c.json'",
      "Type 'reuse-bench compare --help' for what it takes."
    ),
    Sample(
      "-- list",
      "'run' has no place for the word 'list'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
  ]

  static let options = [
    Sample(
      "run --refrsh 60",
      "there is no option '--refrsh'",
      "Did you mean '--refresh'?",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "--strat mutation",
      "there is no option '--strat'",
      "Did you mean '--strategy'?",
      "Type 'reuse-bench --help' for what it takes."
    ),
    Sample(
      "list -rows=100",
      "there is no option '-rows'",
      "Did you mean '--rows'?",
      "Type 'reuse-bench list --help' for what it takes."
    ),
    Sample(
      "run --jsn",
      "there is no option '--jsn'",
      "Did you mean '--json'?",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --wobble",
      "there is no option '--wobble'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "list --refresh 60",
      "--refresh is an option of 'run', 'trace', not of 'list'",
      "Type 'reuse-bench list --help' for what it takes."
    ),
    Sample(
      "compare a b --base x",
      "--base is an option of 'profile', 'pair', not of 'compare'",
      "Type 'reuse-bench compare --help' for what it takes."
    ),
    Sample(
      "profile x --strategy mutation,configuration --base a",
      "--strategy and --base exclude each other; give one of them",
      "Type 'reuse-bench profile --help' for what it takes."
    ),
    Sample(
      "profile x --base a --base b",
      "--base stands twice; give it once",
      "Type 'reuse-bench profile --help' for what it takes."
    ),
    Sample(
      "pair --base a --head b --full",
      "--full is an option of 'run', 'merge', 'report', not of 'pair'",
      "Type 'reuse-bench pair --help' for what it takes."
    ),
    Sample(
      "--exact",
      "--exact is an option of 'verify', 'compare', not of 'run'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --seed 1 --seed 2",
      "--seed stands twice; give it once",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --quiet --quiet",
      "--quiet stands twice; give it once",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --refresh 60 --budget 16",
      "--refresh and --budget exclude each other; give one of them",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "pair --base a --head b --pairs 9 --deep",
      "--pairs and --deep exclude each other; give one of them",
      "Type 'reuse-bench pair --help' for what it takes."
    ),
    Sample(
      "pair --base a",
      "'pair' needs --head BINARY",
      "Type 'reuse-bench pair --help' for what it takes."
    ),
  ]

  static let values = [
    Sample(
      "run --rows",
      "--rows needs a value: --rows LIST",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --rows --quiet",
      "--rows needs a value: --rows LIST",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --output=",
      "--output needs a value: --output FILE",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --quiet=yes",
      "--quiet takes no value; found 'yes'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --help=yes",
      "--help takes no value; found 'yes'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --rows 0",
      "--rows takes a whole number from 1 to 100_000_000, or several with commas between; found '0'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --suite smok",
      "--suite takes smoke, default, full; found 'smok'",
      "Did you mean 'smoke'?",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --strategy configuration_diffing",
      "--strategy takes mutation, mutation-guarded, configuration, configuration-diffing; "
        + "found 'configuration_diffing'",
      "Did you mean 'configuration-diffing'?",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "compare a b --color sometimes",
      "--color takes auto, always, never; found 'sometimes'",
      "Type 'reuse-bench compare --help' for what it takes."
    ),
    Sample(
      "run --cell news,,card",
      "item 2 of --cell is empty; found 'news,,card'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --rows 100,1_00",
      "--rows names '1_00' twice; name it once",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "run --filter a(b",
      "--filter takes a regular expression; character 4 of 'a(b': expected ')'",
      "Type 'reuse-bench run --help' for what it takes."
    ),
    Sample(
      "snapshot x --output -",
      "--output takes a path of a file ('./-' for one called '-'); found '-'",
      "Type 'reuse-bench snapshot --help' for what it takes."
    ),
  ]
}
