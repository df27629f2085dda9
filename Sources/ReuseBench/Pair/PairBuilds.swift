// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// The two builds of a comparison, as they describe themselves.
struct PairBuilds {
  let base: PairDocument.Build
  let head: PairDocument.Build

  /// Takes the descriptions.
  ///
  /// - Throws: ``ToolFailure`` where the builds differ in what must be equal to compare them.
  init(
    _ description: PairSession.Description,
    _ options: PairOptions,
    _ sides: PairSides
  ) throws(ToolFailure) {
    base = Self.build(options.baseName, sides.base, description.base)
    head = Self.build(options.headName, sides.head, description.head)
    try check("compiler", base.toolchain, head.toolchain)
    try check(
      "build configuration",
      base.buildConfiguration?.rawValue,
      head.buildConfiguration?.rawValue
    )
  }

  /// Notes the cases that only one build has, of those that match.
  func noteMembership(
    of description: PairSession.Description,
    keeping filter: CaseFilter?,
    in document: inout PairDocument
  ) {
    let base = Self.kept(description.base.cases, by: filter)
    let head = Self.kept(description.head.cases, by: filter)
    document.appeared = head.subtracting(base).sorted()
    document.vanished = base.subtracting(head).sorted()
  }

  private static func kept(_ names: [String]?, by filter: CaseFilter?) -> Set<String> {
    Set(filter.map { $0.matching(names ?? []) } ?? names ?? [])
  }

  /// A field that one of the builds does not tell is not held against it.
  private func check(_ field: String, _ base: String?, _ head: String?) throws(ToolFailure) {
    guard let base, let head, base != head else { return }
    throw ToolFailure(
      exit: .sessionVoid,
      message: "the \(field) of the base is \(base), of the head \(head); build both with the same"
    )
  }

  private static func build(
    _ name: String?,
    _ side: PairSide,
    _ reply: DriverProtocol.Reply
  ) -> PairDocument.Build {
    var build = PairDocument.Build(name: name ?? side.path, path: side.path)
    let seeds = side.layouts.compactMap(\.seed)
    if !seeds.isEmpty { build.layoutSeeds = seeds }
    build.version = reply.version
    build.toolchain = reply.toolchain
    build.buildConfiguration = reply.buildConfiguration
    build.counterDefinitionVersion = reply.counterDefinitionVersion
    build.callDefinitionVersion = reply.callDefinitionVersion
    return build
  }
}
