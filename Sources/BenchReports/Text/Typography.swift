// SPDX-License-Identifier: Apache-2.0

/// The characters and colours that a report may use.
struct Typography {
  let usesColour: Bool
  let isASCII: Bool
  /// The columns that a line may fill.
  let width: Int

  init(_ options: ReportOptions) {
    usesColour = options.usesColour
    isASCII = options.usesASCII
    width = max(options.width, ReportOptions.narrowestWidth)
  }

  /// The prefix of a millionth.
  var micro: String { isASCII ? "u" : "µ" }
  /// Stands for a value that there is not, and between the ends of an interval.
  var dash: String { isASCII ? "-" : "–" }
  /// Stands for what was cut out of a text.
  var ellipsis: String { isASCII ? "~" : "…" }
  /// Stands between the parts of a line.
  var separator: String { isASCII ? " | " : " · " }
  /// One column of a horizontal line.
  var rule: String { isASCII ? "-" : "─" }
  /// Stands between what was and what is.
  var arrow: String { isASCII ? "->" : "→" }
  /// Points at the cell before it.
  var pointer: String { isASCII ? "<" : "◂" }
  /// Closes a name that the legend says more about.
  var dagger: String { isASCII ? "^" : "†" }

  /// A strategy where it is ranked, with a mark if its figure is this implementation's.
  func ranked(_ strategy: String, isThisImplementation: Bool) -> String {
    foreign(strategy) + (isThisImplementation ? dagger : "")
  }
  /// Marks a place on an axis.
  var tick: String { isASCII ? "|" : "╵" }
  /// Bars of rising height: the first is empty, the second a trace.
  var bars: [Character] { isASCII ? Array(" .:-=+*#%@") : Array(" .▁▂▃▄▅▆▇█") }
  /// One column of a progress bar that is reached, and one that is not.
  var progress: (done: String, open: String) { isASCII ? ("#", ".") : ("━", "╌") }

  /// Puts `span` in its style.
  func paint(_ span: Span) -> String {
    guard usesColour, !span.text.isEmpty, let rendition = span.style.rendition else {
      return span.text
    }
    return "\u{1B}[\(rendition)m\(span.text)\u{1B}[0m"
  }

  /// Makes a text of unknown origin safe to print: one line, no cursor movements, ASCII if need be.
  func foreign(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        result += scalar.escaped(asASCII: true)
      default:
        if isASCII && !scalar.isASCII {
          result += scalar.escaped(asASCII: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A foreign text in quotation marks, cut to `limit` columns.
  func quoted(_ text: String, limit: Int = 32) -> String {
    "\"" + shortened(foreign(text), to: limit) + "\""
  }
}
