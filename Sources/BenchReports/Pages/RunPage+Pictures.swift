// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A chart of a page as a file of its own.
public struct ChartPicture: Equatable, Sendable {
  /// The name of the file, without its ending.
  public let name: String
  /// The drawing, for a light and for a dark background; the same chart gives the same bytes.
  public let svg: String

  init(_ chart: Chart) {
    name = chart.id
    svg = ChartRenderer(chart: chart).file() + "\n"
  }
}

extension RunPage {
  /// The charts of the page, but for the one of frames, which is there to be moved.
  public func pictures() -> [ChartPicture] {
    let curves = CrossoverGroup.all(in: document).enumerated()
      .flatMap { panels($1, number: $0 + 1) }
    let charts =
      [answerChart] + curves + [priceChart]
      + growthCharts + [controlChart, tailChart]
    return charts.compactMap(\.self).map(ChartPicture.init)
  }
}

extension PairPage {
  /// The forest plots of the page.
  public func pictures() -> [ChartPicture] {
    [changedChart, unchangedChart].compactMap(\.self).map(ChartPicture.init)
  }
}
