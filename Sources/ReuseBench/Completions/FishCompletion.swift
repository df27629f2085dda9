// SPDX-License-Identifier: Apache-2.0

/// The completions of fish, with what each verb and option does beside it.
struct FishCompletion {
  let table: CompletionTable

  private var name: String { table.identifier }

  /// The script, which the folder of completions holds under the program's name.
  var text: String {
    let start = "complete -c \(table.program.fishWord)"
    let verbs = Verb.allCases.map { verb in
      "-n '__\(name)_at 0' -a \(verb.rawValue) -d \(verb.entry.summary.fishWord)"
    }
    let lines = (["-f"] + verbs + table.lines.flatMap(commands)).map { "\(start) \($0)" }
    return functions + lines.joined(separator: "\n") + "\n"
  }

  /// What the lines below them ask for: the words before the one that is completed, without options and
  /// their values.
  private var functions: String {
    """
    # Completions of \(table.program) for fish, as '\(table.program) completions fish' writes them.
    function __\(name)_words
      set -l skips no
      set -l tokens (commandline -opc)
      for word in $tokens[2..]
        if test $skips = yes
          set skips no
          continue
        end
        switch $word
          case \(table.valueOptions.joined(separator: " "))
            set skips yes
          case '-*'
          case '*'
            printf '%s\\n' $word
        end
      end
    end
    # Whether the line is of a verb, and of an action of it; a line that names no verb is of \(Verb.whenNoneIsNamed.rawValue).
    function __\(name)_is -a verb action
      set -l given (__\(name)_words)
      set -q given[1]; or set given \(Verb.whenNoneIsNamed.rawValue)
      test "$given[1]" = $verb; and test -z "$action" -o "$given[2]" = "$action"
    end
    # Whether so many words stand before the one that is completed; with a plus sign, so many or more.
    function __\(name)_at -a place more
      set -l count (count (__\(name)_words))
      test $count -eq $place -o "$more" = + -a $count -gt $place
    end
    # The words, behind those that stand before a comma.
    function __\(name)_list
      set -l head (string match -r '^(?:--[^=]*=)?(.*,)' -- (commandline -ct))[2]
      for word in $argv
        printf '%s%s\\n' "$head" $word
      end
    end

    """
  }

  private func commands(of line: CompletionTable.Line) -> [String] {
    var condition = "__\(name)_is \(line.verb.rawValue)"
    if let action = line.action {
      condition += " \(action.rawValue)"
    } else if !line.verb.actions.isEmpty {
      condition += "; and __\(name)_at 1"
    }
    let options = line.options.map { option in
      let names = option.spellings.map {
        $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
      }
      let value = option.value.map { " " + arguments($0) } ?? ""
      let shown = names.joined(separator: " ")
      return "-n \(condition.fishWord) \(shown)\(value) -d \(option.summary.fishWord)"
    }
    let first = line.action == nil ? 1 : 2
    let operands = line.operands.enumerated()
      .compactMap { place, words -> String? in
        guard words != CompletionTable.Words() else { return nil }
        let more = line.isRepeated && place == line.operands.count - 1 ? " +" : ""
        let asked = condition + "; and __\(name)_at \(first + place)\(more)"
        let files = words.takesFile ? "-F" : ""
        let choices = words.choices.isEmpty ? "" : "-a \(choices(words).fishWord)"
        return "-n \(asked.fishWord) \(files)\(choices)"
      }
    return options + operands
  }

  /// How the value of an option is completed: with nothing, with words, with files or with both.
  private func arguments(_ words: CompletionTable.Words) -> String {
    let kind = words.takesFile ? "-r -F" : "-x"
    return words.choices.isEmpty ? kind : "\(kind) -a \(choices(words).fishWord)"
  }

  /// The words as fish reads them once more.
  private func choices(_ words: CompletionTable.Words) -> String {
    let choices = words.choices.map(\.fishWord).joined(separator: " ")
    return words.isList ? "(__\(name)_list \(choices))" : choices
  }
}

extension String {
  /// The text as one word of fish: as it is where it is plain, else in single quotation marks.
  fileprivate var fishWord: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    guard isEmpty || !isPlain else { return self }
    return "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
