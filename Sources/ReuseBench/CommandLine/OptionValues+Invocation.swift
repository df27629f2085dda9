// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults

extension OptionValues {
  /// Puts the values where the verb expects them.
  ///
  /// - Precondition: as many operands as the table of verbs asks for, and every required option.
  func invocation(of verb: Verb, operands: [String]) -> Invocation {
    switch verb {
    case .run: .run(runOptions)
    case .list:
      .list(
        ListOptions(
          selection: selection,
          listsCounters: listsCounters,
          markdown: markdown,
          isJSON: isJSON
        )
      )
    case .verify:
      .verify(
        VerifyOptions(
          selection: selection,
          isExact: isExact,
          wantsScaling: wantsScaling,
          isQuiet: isQuiet
        )
      )
    case .snapshot: .snapshot(snapshotOptions(of: operands[0]))
    case .trace:
      .trace(
        TraceOptions(
          caseIdentifier: operands[0],
          data: data,
          seed: seed,
          deadline: deadline ?? .standard,
          appShare: appShare,
          output: output
        )
      )
    case .profile: .profile(profileOptions(of: operands[0]))
    case .compare:
      .compare(
        CompareOptions(
          base: operands[0],
          head: operands[1],
          isExact: isExact,
          gatesTimes: gatesTimes,
          tolerances: tolerances,
          markdown: markdown,
          color: color ?? .standard
        )
      )
    case .agree:
      .agree(
        AgreeOptions(
          device: operands[0],
          ours: operands[1],
          markdown: markdown,
          color: color ?? .standard
        )
      )
    case .pair: .pair(pairOptions)
    case .history: .history(historyOptions(of: operands))
    case .merge:
      .merge(
        MergeOptions(
          shards: operands,
          output: output ?? RunOptions.standardOutput,
          markdown: markdown,
          isPartial: isPartial,
          color: color ?? .standard
        )
      )
    case .driver: .driver(driverOptions)
    case .doctor: .doctor(doctorOptions)
    }
  }

  private var selection: Selection {
    Selection(
      suite: suite ?? Selection.standardSuite,
      filter: filter,
      rows: rows,
      cells: cells,
      strategies: strategies,
      data: data,
      seed: seed,
      shard: shard
    )
  }

  private var runOptions: RunOptions {
    RunOptions(
      selection: selection,
      deadline: deadline ?? .standard,
      appShare: appShare,
      slowdown: slowdown ?? .none,
      pace: pace ?? .standard,
      instructions: instructions ?? .standard,
      instructionRate: instructionRate,
      prices: prices,
      output: output ?? RunOptions.standardOutput,
      limits: limits,
      updatesLimits: updatesLimits,
      markdown: markdown,
      isQuiet: isQuiet,
      perfControl: perfControl,
      color: color ?? .standard
    )
  }

  private func snapshotOptions(of caseIdentifier: String) -> SnapshotOptions {
    SnapshotOptions(
      caseIdentifier: caseIdentifier,
      data: data,
      seed: seed,
      frame: frame ?? SnapshotOptions.standardFrame,
      output: output
    )
  }

  private func profileOptions(of caseIdentifier: String) -> ProfileOptions {
    ProfileOptions(
      caseIdentifier: caseIdentifier,
      data: data,
      seed: seed,
      event: event,
      frequency: frequency,
      seconds: seconds,
      callGraph: callGraph,
      base: against,
      strategies: comparedStrategies ?? [],
      output: output ?? ProfileOptions.standardOutput,
      isQuiet: isQuiet,
      color: color ?? .standard
    )
  }

  private var pairOptions: PairOptions {
    guard let base, let head else {
      preconditionFailure("the table of options makes --base and --head required for 'pair'")
    }
    return PairOptions(
      selection: selection,
      base: base,
      head: head,
      pairCount: pairCount ?? PairDepth.standard.rawValue,
      baseName: baseName,
      headName: headName,
      instrument: instrument ?? .same,
      escalates: escalates,
      isStrict: isStrict,
      output: output,
      markdown: markdown,
      isQuiet: isQuiet,
      color: color ?? .standard
    )
  }

  private func historyOptions(of operands: [String]) -> HistoryOptions {
    guard let action = HistoryAction(rawValue: operands[0]) else {
      preconditionFailure("the table of verbs makes the first operand of 'history' an action")
    }
    let request: HistoryOptions.Request =
      switch action {
      case .add: .add(documents: Array(operands.dropFirst(2)), commit: commit)
      case .show: .show(caseIdentifier: operands[2], metric: metric)
      case .check: .check
      case .export:
        .export(caseIdentifier: operands.dropFirst(2).first, metric: metric, output: output)
      }
    return HistoryOptions(
      folder: operands[1],
      request: request,
      machine: machine,
      color: color ?? .standard
    )
  }

  private var doctorOptions: DoctorOptions {
    DoctorOptions(
      isJSON: isJSON,
      comparesItself: !skipsComparison,
      isQuiet: isQuiet,
      color: color ?? .standard
    )
  }

  private var driverOptions: DriverOptions {
    DriverOptions(
      selection: selection,
      protocolVersion: protocolVersion ?? DriverOptions.standardProtocol
    )
  }
}
