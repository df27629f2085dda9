// SPDX-License-Identifier: Apache-2.0

package import BenchLists

package enum RegistrationError: Error, Equatable {
  case nothing
  case twoLists(name: String)
  case name(String, of: String)
  case taken(name: String, of: String)
  case noStrategy(list: String)
  case twoStrategies(list: String, name: String)
  case noRow(list: String)
  case height(list: String, found: Double)
  case viewport(list: String, Viewport)
}

extension RegistrationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing:
      "no list is registered: name one, such as BenchmarkTool.main { ListBenchmark(\"inbox\", …) }"
    case .twoLists(let name): "two lists are called \"\(name)\"; give each a name of its own"
    case .name(let name, let thing):
      "the \(thing) \"\(name)\" cannot stand in the name of a case: it takes letters, digits, '-',"
        + " '.' and '_', at least one"
    case .taken(let name, let thing):
      "the \(thing) \"\(name)\" has a name that means something else; choose another one"
    case .noStrategy(let list):
      "the list \"\(list)\" has no strategy: give it one, such as Strategy(\"mutation\") { cell, row in … }"
    case .twoStrategies(let list, let name):
      "the list \"\(list)\" has two strategies called \"\(name)\"; give each a name of its own"
    case .noRow(let list): "the list \"\(list)\" has no row; give it at least one"
    case .height(let list, let found):
      "rows of the list \"\(list)\" are \(found) points high; a height is above 0"
    case .viewport(let list, let found):
      "the viewport of the list \"\(list)\" is \(found.width) x \(found.height) points; both are from 1 to"
        + " 10000"
    }
  }
}

extension ListCatalogue {
  /// Throws if lists cannot be told apart or measured; `reserved` are words of the command line.
  package static func check(
    _ lists: [any ListDefinition],
    reserved: Set<String>
  ) throws(RegistrationError) {
    guard !lists.isEmpty else { throw .nothing }
    var names: Set<String> = []
    for list in lists {
      try check(list.name, of: "list", reserved)
      guard names.insert(list.name).inserted else { throw .twoLists(name: list.name) }
      guard !list.ways.isEmpty else { throw .noStrategy(list: list.name) }
      guard list.sourceCount > 0 else { throw .noRow(list: list.name) }
      let height = list.rowHeight.nominal
      guard height > 0, height.isFinite else { throw .height(list: list.name, found: height) }
      guard (1...10_000).contains(list.viewport.width), (1...10_000).contains(list.viewport.height)
      else { throw .viewport(list: list.name, list.viewport) }
      var strategies: Set<String> = []
      let controls = TableControl.allCases.map(\.rawValue) + ListComparer.allCases.map(\.rawValue)
      for way in list.ways {
        try check(way.name, of: "strategy", reserved.union(controls))
        guard strategies.insert(way.name).inserted else {
          throw .twoStrategies(list: list.name, name: way.name)
        }
      }
    }
  }

  private static func check(
    _ name: String,
    of thing: String,
    _ reserved: Set<String>
  ) throws(RegistrationError) {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-._".unicodeScalars.contains(scalar)
    }
    guard isPlain, !name.isEmpty else { throw .name(name, of: thing) }
    guard !reserved.contains(name) else { throw .taken(name: name, of: thing) }
  }
}
