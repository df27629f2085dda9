// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner

// What a program has another process of itself do with the lists that a user registered.
extension DriverVerb {
  /// Plays the cases of a group untimed and checks every frame.
  func verification(_ request: DriverRequest) throws -> DriverReply {
    let cases = try cases(of: request)
    let group = try group(of: cases)
    let runner = try runner(of: group, request)
    let note = try notes.note(of: request, cases)
    var reply = emptyReply
    reply.verifications = runner.verify(gate: note)
    guard request.countsCalls == true else { return reply }
    reply.counts = group.strategies.map { strategy in
      note?.willPlay(strategy, of: group)
      var counts = CaseCounts()
      counts.note(runner.countCalls(of: strategy))
      return counts
    }
    return reply
  }

  /// Plays the cases of a group by counting, and says what there is to say of each.
  func advice(_ request: DriverRequest) throws -> DriverReply {
    let cases = try cases(of: request)
    let runner = try runner(of: try group(of: cases), request)
    var reply = emptyReply
    reply.advice = runner.advise(gate: try notes.note(of: request, cases))
    return reply
  }

  /// Makes the first rows of a list, and digests them.
  func digests(_ request: DriverRequest) throws -> DriverReply {
    let name = request.list ?? ""
    guard let list = ListCatalogue.guests?.first(where: { $0.name == name }) else {
      return refusal("this program registers no list \(name.quoted)")
    }
    _ = try notes.note(of: request, [])
    var reply = emptyReply
    reply.digests = (request.rowCounts ?? []).map { OpenedDataset.digest(of: list, $0) }
    return reply
  }
}

/// The note that a driver shares with the process that asks, opened with the first request that names
/// one.
@MainActor final class DriverNotes {
  private var opened: SharedNote?

  /// Returns the note of a request's cases, at no case; nil where none is asked for.
  func note(
    of request: DriverRequest,
    _ cases: [CaseIdentifier]
  ) throws(ToolFailure) -> DriverNote? {
    guard let descriptor = request.noteDescriptor else { return nil }
    return DriverNote(try note(descriptor), cases: cases)
  }

  private func note(_ descriptor: Int32) throws(ToolFailure) -> SharedNote {
    if let opened { return opened }
    let note = try HarnessError.asFailure(.internalFault, try SharedNote(descriptor: descriptor))
    // A list that is slow and not hung is known by its frames.
    if var work = ListCatalogue.queuedWork as? MainQueueWork {
      work.pulse = note.pulse
      ListCatalogue.queuedWork = work
    }
    opened = note
    return note
  }
}

/// Notes which case of a request a driver plays, for the process that asked.
@MainActor final class DriverNote: MeasurementGate {
  private let note: SharedNote
  private let cases: [CaseIdentifier]

  init(_ note: SharedNote, cases: [CaseIdentifier]) {
    self.note = note
    self.cases = cases
    note.place = 0
  }

  /// Notes the place of the case in the request, from 1 on; 0 for what belongs to no strategy, and one
  /// more than there are cases for a baseline that is played beside them.
  func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup) {
    guard let strategy else {
      note.place = 0
      return
    }
    let index = cases.firstIndex { $0.strategy == strategy && $0.isOf(group) }
    note.place = 1 + (index ?? cases.count)
  }
}

extension CaseIdentifier {
  /// Whether the case is one of a group of the same request, whose groups differ in setter comparison.
  fileprivate func isOf(_ group: CaseGroup) -> Bool {
    self.group.setterComparison == group.setterComparison
  }
}
