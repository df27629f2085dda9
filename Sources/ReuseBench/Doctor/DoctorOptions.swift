// SPDX-License-Identifier: Apache-2.0

/// What `doctor` was asked for.
struct DoctorOptions: Sendable, Equatable {
  var isJSON = false
  var comparesItself = true
  var isQuiet = false
  var color = ColorChoice.standard
}

extension DoctorOptions: VerbOptions {
  static let verb = Verb.doctor

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .doctor(self) }
}
