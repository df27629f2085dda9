// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

/// Every way of being wrong, with the whole message.
@Suite struct UsageErrorTests {
  @Test("a wrong line is told what was found and where help is")
  func messageSaysWhatWasFoundAndWhereHelpIs() {
    for sample in Self.samples.split(separator: /\n(?! )/) {
      let lines = sample.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      let words = lines[0].split(separator: " ").map(String.init)
      var expected = ["reuse-bench: \(lines[1])"] + lines.dropFirst(2).map(String.init)
      if lines.count == 2 || !lines[lines.count - 1].hasPrefix("Type ") {
        let verb = words.first.flatMap { Verb(rawValue: $0) }.map { " \($0.rawValue)" } ?? ""
        expected.append("Type 'reuse-bench\(verb) --help' for what it takes.")
      }
      do {
        let options = try CommandLineReader.read(words, knowing: CommandLineSamples.names)
        Issue.record("\(lines[0]) is read as \(options)")
      } catch {
        expectEqual(error.message(), expected.joined(separator: "\n"), "\(lines[0])")
      }
    }
  }

  /// A line, and below it its message; the sentence on help only where it is not that of the line's verb.
  private static let samples = #"""
    lst
      there is no verb 'lst'
      Did you mean 'list'?
    frobnicate
      there is no verb 'frobnicate'
    hepl
      there is no verb 'hepl'
      Did you mean 'help'?
    help lst
      there is no verb and no word of the report 'lst'
      Did you mean 'list'?
    help setter comparisn
      there is no verb and no word of the report 'setter comparisn'
      Did you mean 'setter comparison'?
    help history frobnicate
      there is no verb and no word of the report 'history frobnicate'
    report
      'report' needs FILE: a result document, or one that 'pair' wrote
    init
      'init' needs FOLDER: the folder of the package, which is new or empty
    inti inbox
      there is no verb 'inti'
      Did you mean 'init'?
    init inbox --dependancy ../r
      there is no option '--dependancy'
      Did you mean '--dependency'?
    init inbox --scren
      there is no option '--scren'
      Did you mean '--screen'?
    init my inbox
      'init' has no place for the word 'inbox'
    smoke
      there is no verb 'smoke'
      Did you mean '--suite smoke'?
    lst --help
      there is no verb 'lst'
      Did you mean 'list'?
    -
      there is no verb '-'
    snapshot
      'snapshot' needs CASE: a case identifier as 'list' prints it
    history
      'history' needs ACTION: add, show, check, export
    history chekc h
      'history' takes the actions add, show, check, export; found 'chekc'
      Did you mean 'check'?
    history add h
      'history' needs DOCUMENT...: a result document as 'run' writes it
    history export h a b
      'history' has no place for the word 'b'
    history check h --metric allocations
      --metric is an option of 'show', 'export', not of 'check'
    compare a.json
      'compare' needs HEAD.json: the result document in question
    compare a.json b.json c.json
      'compare' has no place for the word 'c.json'
    -- list
      'run' has no place for the word 'list'
      Type 'reuse-bench run --help' for what it takes.
    run --refrsh 60
      there is no option '--refrsh'
      Did you mean '--refresh'?
    --strat mutation
      there is no option '--strat'
      Did you mean '--strategy'?
    list -rows=100
      there is no option '-rows'
      Did you mean '--rows'?
    run --jsn
      there is no option '--jsn'
      Did you mean '--json'?
    run --wobble
      there is no option '--wobble'
    list --refresh 60
      --refresh is an option of 'run', 'trace', not of 'list'
    compare a b --base x
      --base is an option of 'profile', 'pair', not of 'compare'
    profile x --strategy mutation,configuration --base a
      --strategy and --base exclude each other; give one of them
    profile x --base a --base b
      --base stands twice; give it once
    pair --base a --head b --full
      --full is an option of 'run', 'merge', 'report', not of 'pair'
    --exact
      --exact is an option of 'verify', 'compare', not of 'run'
      Type 'reuse-bench run --help' for what it takes.
    run --seed 1 --seed 2
      --seed stands twice; give it once
    run --quiet --quiet
      --quiet stands twice; give it once
    run --refresh 60 --budget 16
      --refresh and --budget exclude each other; give one of them
    pair --base a --head b --pairs 9 --deep
      --pairs and --deep exclude each other; give one of them
    pair --base a
      'pair' needs --head BINARY
    run --rows
      --rows needs a value: --rows LIST
    run --rows --quiet
      --rows needs a value: --rows LIST
    run --output=
      --output needs a value: --output FILE
    run --quiet=yes
      --quiet takes no value; found 'yes'
    run --help=yes
      --help takes no value; found 'yes'
    run --rows 0
      --rows takes a whole number from 1 to 100_000_000, or several with commas between; found '0'
    run --suite smok
      --suite takes smoke, default, full; found 'smok'
      Did you mean 'smoke'?
    run --strategy configuration_diffing
      --strategy takes mutation, mutation-guarded, configuration, configuration-diffing; found 'configuration_diffing'
      Did you mean 'configuration-diffing'?
    compare a b --color sometimes
      --color takes auto, always, never; found 'sometimes'
    run --cell news,,card
      item 2 of --cell is empty; found 'news,,card'
    run --rows 100,1_00
      --rows names '1_00' twice; name it once
    run --filter a(b
      --filter takes a regular expression; character 4 of 'a(b': expected ')'
    snapshot x --output -
      --output takes a path of a file ('./-' for one called '-'); found '-'
    """#
}
