// SPDX-License-Identifier: Apache-2.0

/// Joins the shards of one run into the document that one process would have written.
///
/// Cases, rankings, crossovers and exponents come out in the order of the whole run. Nothing is measured anew, as a run
/// is cut so that each of them comes from one shard; but all are judged by the one rule of the whole.
public struct ShardMerge: Sendable {
  /// A document with the name that messages call it by, usually its path.
  public struct Part: Sendable {
    let name: String
    let document: ResultDocument

    public init(name: String, document: ResultDocument) {
      self.name = name
      self.document = document
    }
  }

  struct Member: Sendable {
    let name: String
    let document: ResultDocument
    let shard: ResultDocument.Shard
    let groups: [String]

    init(_ part: Part) throws(ShardMergeError) {
      guard let shard = part.document.plan.shard else {
        throw .notAShard(document: part.name, isMerged: part.document.shards != nil)
      }
      guard !part.document.lacksSingleSamples else {
        throw .samplesLeftOut(document: part.name)
      }
      name = part.name
      document = part.document
      self.shard = shard
      var groups: [String] = []
      for measured in part.document.cases where groups.last != measured.group {
        groups.append(measured.group)
      }
      self.groups = groups
    }
  }

  /// The shards, by their index.
  let members: [Member]
  let missing: [Int]
  let places: [String: Int]

  /// Checks that documents, at least one, belong together; `isPartial` lets shards be missing or interrupted.
  public init(_ parts: [Part], isPartial: Bool) throws(ShardMergeError) {
    precondition(!parts.isEmpty, "A merge needs at least one document.")
    var found: [Member] = []
    for part in parts { found.append(try Member(part)) }
    try Self.checkAgreement(found)
    for member in found { try Self.checkShape(member) }
    members = found.sorted { $0.shard.index < $1.shard.index }
    try Self.checkDistinctness(members)
    let present = Set(members.map(\.shard.index))
    let count = members[0].shard.count
    missing = (1...count).filter { !present.contains($0) }
    guard isPartial || missing.isEmpty else {
      throw .missing(indexes: missing, count: count)
    }
    if !isPartial, let cut = members.first(where: { !$0.document.plan.isComplete }) {
      throw .unfinished(document: cut.name, index: cut.shard.index)
    }
    let held = members.reduce(0) { $0 + $1.shard.groups.count }
    // A shard does not hold a group whose cases all ended the processes that played them.
    let lacks = members.contains { $0.document.hasEndedCases }
    guard !missing.isEmpty || lacks || held == members[0].shard.groupCount else {
      throw .malformed(
        document: members[0].name,
        field: "plan.shard.groupCount",
        found: "\(members[0].shard.groupCount), and the shards hold \(held) groups"
      )
    }
    let placed = members.flatMap { zip($0.shard.groups, $0.groups) }.sorted { $0.0 < $1.0 }
    places = Dictionary(
      placed.enumerated().map { ($0.element.1, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  public func document() -> ResultDocument {
    var merged = ResultDocument(
      generator: members[0].document.generator,
      environment: environment,
      plan: plan,
      warnings: warnings
    )
    merged.cases = joined(\.cases) { place(ofGroup: $0.group) } ?? []
    merged.rankings = joined(\.rankings) { place(ofGroup: $0.group) } ?? []
    let order = CaseOrder(merged.cases)
    merged.crossovers = joined(\.crossovers, by: order.place) ?? []
    merged.counterCrossovers = joined(\.counterCrossovers, by: order.place)
    merged.scalings = joined(\.scalings, by: order.place)
    merged.paceRatios = joined(\.paceRatios, by: order.place)
    merged.breakEvens = joined(\.breakEvens, by: order.place)
    // Each shard takes prices for its own break-evens; one price list stands for all of them.
    merged.enginePrices = members.lazy.compactMap(\.document.enginePrices).first
    merged.controlCurves = joined(\.controlCurves) { _ in 0 }
    merged.mistakes = joined(\.mistakes, by: order.place)
    merged.modelledConfigure = modelledConfigure(order)
    merged.shards = members.map { member in
      ResultDocument.MergedShard(
        index: member.shard.index,
        groups: member.groups.map(place(ofGroup:)),
        startedAt: member.document.plan.startedAt,
        environment: member.document.environment
      )
    }
    if members.contains(where: { $0.document.placementBands != nil }) { merged.judge() }
    return merged
  }

  private func place(ofGroup name: String) -> Int { places[name] ?? .max }

  /// What was modelled in all shards, which is at the prices of one device.
  private func modelledConfigure(_ order: CaseOrder) -> ResultDocument.ModelledConfigure? {
    guard let first = members.lazy.compactMap(\.document.modelledConfigure).first else {
      return nil
    }
    return ResultDocument.ModelledConfigure(
      device: first.device,
      groups: joined(\.modelledConfigure?.groups) { place(ofGroup: $0.group) } ?? [],
      crossovers: joined(\.modelledConfigure?.crossovers, by: order.place) ?? [],
      unavailable: joined(\.modelledConfigure?.unavailable) { place(ofGroup: $0.group) } ?? []
    )
  }

  /// The entries of all shards in order of place; `nil` where no shard has such entries at all.
  private func joined<Entry>(
    _ entries: (ResultDocument) -> [Entry]?,
    by place: (Entry) -> Int
  ) -> [Entry]? {
    let found = members.compactMap { entries($0.document) }
    guard !found.isEmpty else { return nil }
    return found.flatMap(\.self).enumerated()
      .map { (key: (place($0.element), $0.offset), entry: $0.element) }
      .sorted { $0.key < $1.key }
      .map(\.entry)
  }
}

public enum ShardMergeError: Error, Equatable, Sendable {
  case notAShard(document: String, isMerged: Bool)
  case samplesLeftOut(document: String)
  case differs(field: String, document: String, found: String, other: String, otherFound: String)
  case repeated(index: Int, document: String, other: String)
  case overlapping(group: String, document: String, other: String)
  case malformed(document: String, field: String, found: String)
  case missing(indexes: [Int], count: Int)
  case unfinished(document: String, index: Int)
}

extension ShardMergeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAShard(let document, let isMerged):
      isMerged
        ? "\(document): was merged already; give the shards that it was merged from"
        : "\(document): is a whole run and not a shard of one; merge takes what"
          + " `reuse-bench run --shard I/N` wrote"
    case .samplesLeftOut(let document):
      "\(document): is a page without the samples of single frames and cells, which the document of a"
        + " whole run holds; give the JSON document, or a page that was written with --embed-samples"
    case .differs(let field, let document, let found, let other, let otherFound):
      "\(field) is \(found) in \(document) and \(otherFound) in \(other); measure all shards with"
        + " the same build and the same options"
    case .repeated(let index, let document, let other):
      "\(document) and \(other) are both shard \(index); give each shard once"
    case .overlapping(let group, let document, let other):
      "\(document) and \(other) both hold the group \(group); measure these shards again"
    case .malformed(let document, let field, let found):
      "\(document): \(field) is \(found), which no run writes; measure this shard again"
    case .missing(let indexes, let count):
      (indexes.count == 1 ? "shard " : "shards ") + Self.list(indexes) + " of \(count)"
        + (indexes.count == 1 ? " is" : " are") + " missing; give all of them, or --partial to"
        + " merge what there is"
    case .unfinished(let document, let index):
      "\(document): the run of shard \(index) was interrupted; measure it again, or give --partial"
        + " to merge what there is"
    }
  }

  /// `1, 3 and 5`; of many the first ones.
  static func list(_ indexes: [Int]) -> String {
    let shown = indexes.prefix(10).map(String.init)
    let rest = indexes.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }
}
