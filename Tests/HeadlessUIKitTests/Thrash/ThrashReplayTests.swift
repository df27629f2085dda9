// SPDX-License-Identifier: Apache-2.0

import ListThrash
import Testing

@Suite("Thrash replays") @MainActor struct ThrashReplayTests {
  nonisolated private static let cases: [(fault: String, printed: String)] = [
    (
      "an inserted section that turned out lower than estimated took the offset below 0",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":0}},{"insertRow":{"at":0,"section":0}}],"way":1}},{"update":{"_0":[{"insertSection":{"at":0,"rows":1}}],"way":1}}],"seed":2,"setup":{"height":1,"heights":"estimated","rowCounts":[0],"standardHeight":44.5,"style":"insetGrouped","width":2}}"#
    ),
    (
      "rows that came were measured around a row of a moved section",
      #"{"operations":[{"update":{"_0":[{"insertSection":{"at":0,"rows":0}},{"insertRow":{"at":0,"section":0}},{"insertRow":{"at":0,"section":0}}],"way":1}},{"update":{"_0":[{"insertSection":{"at":38,"rows":1}}],"way":1}},{"update":{"_0":[{"deleteSection":{"_0":0}}],"way":1}},{"update":{"_0":[{"moveSection":{"_0":0,"at":9}},{"reloadSection":{"_0":0,"rows":5}}],"way":0}}],"seed":2,"setup":{"height":1,"heights":"estimated","rowCounts":[0],"standardHeight":44.5,"style":"insetGrouped","width":2}}"#
    ),
    (
      "where all heights are asked for, a reloaded row off the screen kept its former height",
      #"{"operations":[{"update":{"_0":[{"reloadRow":{"_0":489}}],"way":2}}],"seed":4,"setup":{"height":3,"heights":"asked","rowCounts":[2],"standardHeight":130,"style":"plain","width":1}}"#
    ),
    (
      "a row that the content's start had kept from its place was not brought nearer to it",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":0}},{"deleteSection":{"_0":0}}],"way":2}}],"seed":28,"setup":{"height":0,"heights":"estimated","rowCounts":[4,1,2],"standardHeight":44.5,"style":"insetGrouped","width":1}}"#
    ),
    (
      "rows that shrank when they were reconfigured took the offset below 0",
      #"{"operations":[{"update":{"_0":[{"insertRow":{"at":0,"section":5}}],"way":3}},{"update":{"_0":[{"moveSection":{"_0":21,"at":0}}],"way":0}},{"update":{"_0":[{"moveSection":{"_0":0,"at":29}}],"way":0}},{"update":{"_0":[{"insertSection":{"at":1,"rows":1}}],"way":0}},{"update":{"_0":[{"insertRow":{"at":0,"section":37}},{"insertRow":{"at":0,"section":0}},{"reloadSection":{"_0":1,"rows":6}}],"way":1}},{"mistake":{"_0":169,"_1":[{"insertRow":{"at":907,"section":11}}]}},{"update":{"_0":[{"deleteSection":{"_0":68}},{"insertRow":{"at":362,"section":1}},{"insertRow":{"at":631,"section":9}}],"way":0}},{"resize":{"height":5,"width":0}},{"update":{"_0":[{"reloadRow":{"_0":373}}],"way":0}},{"update":{"_0":[{"moveSection":{"_0":0,"at":13}},{"insertRow":{"at":0,"section":81}},{"reloadRow":{"_0":293}},{"insertRow":{"at":0,"section":9}}],"way":3}},{"update":{"_0":[{"deleteRow":{"_0":775}}],"way":1}},{"reconfigure":{"_0":[341,74,622,383]}}],"seed":114,"setup":{"height":3,"heights":"asked","rowCounts":[0,42],"standardHeight":44,"style":"grouped","width":1}}"#
    ),
    (
      "a row that left while the table widened came back in the same frame with its former height",
      #"{"operations":[{"update":{"_0":[{"reloadRow":{"_0":0}}],"way":2}},{"overscan":{"_0":1}},{"resize":{"height":2,"width":0}}],"seed":930,"setup":{"height":0,"heights":"constraints","rowCounts":[1,1],"standardHeight":130,"style":"insetGrouped","width":2}}"#
    ),
    (
      "an offset that was held at the content's start was not given back by rows that grew later",
      #"{"operations":[{"reloadData":{"_0":[1,1,0,0,1,1,1,1,1]}},{"tableHeader":{"_0":1}},{"update":{"_0":[{"reloadSection":{"_0":55,"rows":4}}],"way":0}}],"seed":1894,"setup":{"height":1,"heights":"estimated","rowCounts":[1,1,1,1,1,1,1,1],"standardHeight":130,"style":"plain","width":2}}"#
    ),
  ]

  @Test("L4: what failed once does not fail again", arguments: cases.indices)
  func replay(number: Int) throws {
    let (fault, printed) = Self.cases[number]
    let thrash = try ThrashCase(printed: printed)
    if let failure = ThrashPlay.failure(of: thrash) {
      Issue.record("\(fault): \(failure.words.joined(separator: "; ")): \(failure.fault)")
    }
  }
}
