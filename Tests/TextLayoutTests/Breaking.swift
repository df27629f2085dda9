// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// Whether a line may end before each scalar, the look-ahead of LB25 resolved by reading on.
func opportunities(in scalars: [Unicode.Scalar]) -> [Bool] {
  var breaker = LineBreaker()
  var answers: [LineBreakOpportunity] = []
  for scalar in scalars { answers.append(breaker.opportunity(before: scalar)) }
  return answers.indices.map { index in
    switch answers[index] {
    case .prohibited: false
    case .allowed, .mandatory: true
    case .allowedUnlessNumberFollows:
      !isNumber(scalars[(index + 1)...].first { !isMark($0) })
    }
  }
}

// By general category, for digits and marks as they stand in the tests.
private func isNumber(_ scalar: Unicode.Scalar?) -> Bool {
  scalar?.properties.generalCategory == .decimalNumber
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: true
  default: scalar == "\u{200D}"
  }
}
