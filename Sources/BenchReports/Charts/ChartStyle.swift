// SPDX-License-Identifier: Apache-2.0

/// The stylesheet of charts; colours have a contrast of 3:1 or more, and shapes and dashes repeat what they tell.
enum ChartStyle {
  static let colours: [(light: String, dark: String)] = [
    ("#1a5fb4", "#74b3ff"), ("#b3480a", "#ffa362"), ("#0b6e4f", "#54d3a2"), ("#86329e", "#dc9cf2"),
    ("#a8123e", "#ff8fa8"), ("#6a5800", "#e0c341"), ("#00697a", "#58cfe4"), ("#55504a", "#c9c2b8"),
  ]

  private static func variables(_ isDark: Bool) -> String {
    let series = colours.enumerated()
      .map { "--s\($0.offset):\(isDark ? $0.element.dark : $0.element.light)" }
    let rest =
      isDark
      ? [
        "--ink:#e8e6e3", "--soft:#b9b5ae", "--paper:#16181b", "--grid:#3a3e44", "--edge:#8f959d",
        "--late:#ff7b72", "--equal:#2a2e34",
      ]
      : [
        "--ink:#1d1f21", "--soft:#54585e", "--paper:#ffffff", "--grid:#dcdee2", "--edge:#767b82",
        "--late:#b3121d", "--equal:#eceef1",
      ]
    return (series + rest).joined(separator: ";")
  }

  static let palette = """
    :root{color-scheme:light dark;\(variables(false))}
    @media (prefers-color-scheme:dark){:root{\(variables(true))}}
    """

  static let marks: String = {
    let series = colours.indices.map { ".s\($0){--c:var(--s\($0))}" }.joined()
    return """
      \(series)
      .tick,.axis-title,.rule-label,.label{font:12px system-ui,sans-serif;fill:var(--soft)}
      .label{fill:var(--ink)}
      .grid{stroke:var(--grid);stroke-width:1;fill:none}
      .rule{stroke:var(--edge);stroke-width:1.5;fill:none}
      .deadline{stroke:var(--late)}
      .price{stroke:var(--s0);stroke-dasharray:5 3}
      .line,.whisker{stroke:var(--c,var(--edge));stroke-width:2;fill:none}
      .detectable{stroke:var(--edge);stroke-width:1;stroke-dasharray:2 2}
      .band{fill:var(--c);fill-opacity:.16;stroke:none}
      .mark{fill:var(--c);stroke:var(--c);stroke-width:1.5}
      .mark.open{fill:var(--paper)}
      .dots{stroke:var(--c);stroke-width:1.25;stroke-linecap:round;fill:none}
      .dots.s0{stroke-width:4}
      .dots.late{stroke:var(--late);stroke-width:2}
      .crossing{fill:var(--c);fill-opacity:.2}
      .equal{fill:var(--equal)}
      .inner{fill:var(--grid)}
      @media (forced-colors:active){
      .tick,.axis-title,.rule-label,.label{fill:CanvasText}
      .grid,.rule,.line,.whisker,.dots,.dots.late{stroke:CanvasText}
      .mark{fill:CanvasText;stroke:CanvasText}.mark.open{fill:Canvas}
      .band,.crossing,.equal{fill:none;stroke:GrayText}}
      """
  }()

  static let standalone =
    palette
    + "\nsvg{background:var(--paper)}.title{font:600 13px system-ui,sans-serif;fill:var(--ink)}\n"
    + marks
}
