// SPDX-License-Identifier: Apache-2.0

import Foundation

enum PathReversal {
  static func reversed(_ elements: [PathElement]) -> [PathElement] {
    var output: [PathElement] = []
    var figure: [PathElement] = []
    for element in elements {
      if case .move = element {
        output += reversedFigure(figure)
        figure = []
      }
      figure.append(element)
    }
    return output + reversedFigure(figure)
  }

  private static func reversedFigure(_ figure: [PathElement]) -> [PathElement] {
    let steps = figure.filter { $0 != .close }
    guard let end = steps.last?.points.last else { return [] }
    var output: [PathElement] = [.move(end)]
    for (number, step) in steps.enumerated().reversed() where number > 0 {
      guard let start = steps[number - 1].points.last else { continue }
      switch step {
      case .move, .close: break
      case .line: output.append(.line(start))
      case .quad(_, let control): output.append(.quad(start, control: control))
      case .curve(_, let first, let second):
        output.append(.curve(start, control1: second, control2: first))
      }
    }
    return figure.contains(.close) ? output + [.close] : output
  }
}
