// SPDX-License-Identifier: Apache-2.0

extension CounterLimits {
  /// One reason why limits say nothing about a run.
  public struct Mismatch: Equatable, Sendable {
    /// What must agree.
    public let field: String
    /// What the limits hold for.
    public let limits: String
    /// What the run has.
    public let found: String
  }
}

extension CounterLimits.Mismatch: CustomStringConvertible {
  /// What differs, as a clause.
  public var description: String { "they hold for \(field) \(limits), and this run has \(found)" }
}

extension CounterLimits.Basis {
  /// What differs between the basis of limits and that of a run.
  ///
  /// Digests, sources and scenarios are compared where both name one.
  public func mismatches(with run: Self) -> [CounterLimits.Mismatch] {
    let fields: [(name: String, value: (Self) -> String)] = [
      ("suite", \.suite), ("seed", { String($0.seed) }), ("pace", \.pace.rawValue),
      ("toolchain", \.toolchain), ("architecture", \.architecture),
      ("build configuration", \.buildConfiguration.rawValue),
      ("counter definition", { String($0.counterDefinitionVersion) }),
    ]
    var mismatches = fields.compactMap { field in
      mismatch(field.name, field.value(self), field.value(run))
    }
    if let known = flags, let found = run.flags {
      let texts = [known, found].map { $0.isEmpty ? "none" : $0.joined(separator: " ") }
      mismatches += [mismatch("build flags", texts[0], texts[1])].compactMap(\.self)
    }
    if let known = callDefinitionVersion, let found = run.callDefinitionVersion {
      mismatches += [mismatch("call definition", String(known), String(found))]
        .compactMap(\.self)
    }
    for (rowCount, digest) in digests.sorted(by: { $0.key < $1.key }) {
      guard let found = run.digests[rowCount], found != digest else { continue }
      mismatches.append(
        CounterLimits.Mismatch(
          field: "the first \(rowCount) rows of",
          limits: "\(dataset) (digest \(digest))",
          found: "\(run.dataset) (digest \(found))"
        )
      )
    }
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      guard let found = run.sources[name] else { continue }
      mismatches += [mismatch("\(name) by", source, found)].compactMap(\.self)
    }
    return mismatches + [scenarioMismatch(with: run)].compactMap(\.self)
  }

  /// The first case that plays something else, with the count of the others.
  private func scenarioMismatch(with run: Self) -> CounterLimits.Mismatch? {
    let known = scenarios ?? [:]
    let found = run.scenarios ?? [:]
    let changed = known.keys.filter { found[$0] != nil && found[$0] != known[$0] }.sorted()
    guard let first = changed.first, let before = known[first], let after = found[first] else {
      return nil
    }
    let others = changed.count == 1 ? "" : " (and of \(changed.count - 1) others)"
    return mismatch("the scenario of \(first)\(others)", before, after)
  }

  private func mismatch(
    _ field: String,
    _ limits: String,
    _ found: String
  ) -> CounterLimits.Mismatch? {
    limits == found ? nil : CounterLimits.Mismatch(field: field, limits: limits, found: found)
  }
}
