// SPDX-License-Identifier: Apache-2.0

/// The completions of bash, from 3.2 on.
///
/// Words are compared one by one, for `compgen -W` would expand what stands in them.
struct BashCompletion {
  let table: CompletionTable

  /// The script, to be read by a start file or from a folder of completions.
  var text: String {
    """
    # Completions of \(table.program) for bash, as '\(table.program) completions bash' writes them.
    _\(table.identifier)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local verb='' action='' kind=word files='' list='' head='' word index place=0
      local -a candidates=() options=()
      # bash takes an equals sign, and what stands behind it, for words of their own.
      if [[ $current == = ]]; then
        current=''
      elif [[ $previous == = && $COMP_CWORD -gt 1 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
          \(table.valueOptions.joined(separator: " | ")))
            [[ ${COMP_WORDS[index+1]} == = ]] && index=$((index + 1))
            index=$((index + 1))
            ;;
          -*) ;;
    \(ShellCases.countingWords)
        esac
      done
    \(ShellCases(table: table).text)
      if [[ $kind == word && $current == -* ]]; then
        files='' candidates=("${options[@]}")
      elif [[ $kind == word && -z $verb ]]; then
        files='' candidates=(\(Verb.allCases.map(\.rawValue).shellWords))
      fi
      if [[ -n $list && $current == *,* ]]; then
        head=${current%,*},
        current=${current##*,}
      fi
      for word in "${candidates[@]}"; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$head$word")
      done
      if [[ -n $files ]]; then
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
      elif [[ -n $list ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    complete -F _\(table.identifier) \(table.program.shellWord)

    """
  }
}

/// The part of a script that bash and zsh read alike: what each verb takes in each place.
///
/// It sets `options`, and of the word to complete `candidates`, `files` and `list`; `kind` says whether
/// that is the value of the option before it.
struct ShellCases {
  let table: CompletionTable
  var entries: (CompletionTable.Option) -> [String] = { $0.spellings }

  /// Counts a word that is no option: the verb, then its words, of which the first may be an action.
  static let countingWords = """
          *)
            if [[ -z $verb ]]; then
              verb=$word
            else
              [[ $place -eq 0 ]] && action=$word
              place=$((place + 1))
            fi
            ;;
    """

  var text: String {
    let verbs = Verb.allCases.map { verb in
      let lines = table.lines.filter { $0.verb == verb }
      let actions = lines.filter { $0.action != nil }
      let body = lines.first { $0.action == nil }.map(body) ?? []
      guard !actions.isEmpty else { return block(verb.rawValue, body) }
      let inner = actions.flatMap { block($0.action?.rawValue ?? "", self.body(of: $0)) }
      return block(
        verb.rawValue,
        ["case $action in"] + indented(inner + block("*", body)) + ["esac"]
      )
    }
    let lines =
      ["case ${verb:-\(Verb.whenNoneIsNamed.rawValue)} in"] + indented(verbs.flatMap(\.self))
      + ["esac"]
    return indented(lines).joined(separator: "\n")
  }

  /// What a line takes: its options, what stands behind each, and its words by their places.
  private func body(of line: CompletionTable.Line) -> [String] {
    let values = line.options.compactMap { option in
      option.value.map { value in
        let pattern = option.spellings.joined(separator: " | ")
        return "\(pattern)) kind=value \(assignments(value)) ;;"
      }
    }
    // The first word of an action is the action itself.
    let first = line.action == nil ? 0 : 1
    let places = line.operands.enumerated()
      .compactMap { place, words -> String? in
        guard words != CompletionTable.Words() else { return nil }
        let isOpen = line.isRepeated && place == line.operands.count - 1
        return "\(isOpen ? "*" : "\(first + place)")) \(assignments(words)) ;;"
      }
    let words = places.isEmpty ? [] : block("*", ["case $place in"] + indented(places) + ["esac"])
    let options = "options=(\(line.options.flatMap(entries).shellWords))"
    return [options, "case $previous in"] + indented(values + words) + ["esac"]
  }

  private func assignments(_ words: CompletionTable.Words) -> String {
    [
      words.choices.isEmpty ? nil : "candidates=(\(words.choices.shellWords))",
      words.takesFile ? "files=yes" : nil, words.isList ? "list=yes" : nil,
    ]
    .compactMap(\.self).joined(separator: " ")
  }

  private func block(_ pattern: String, _ lines: [String]) -> [String] {
    ["\(pattern))"] + indented(lines + [";;"])
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

/// The completions of zsh, with what each verb and option does beside it.
struct ZshCompletion {
  let table: CompletionTable

  /// The script, which a folder of `fpath` holds under the program's name after an underscore, or which a
  /// start file reads.
  var text: String {
    """
    #compdef \(table.program)
    # Completions of \(table.program) for zsh, as '\(table.program) completions zsh' writes them.
    _\(table.identifier)() {
      local current=${words[CURRENT]} previous=${words[CURRENT-1]}
      local verb='' action='' kind=word files='' list='' word
      local -i index place=0
      local -a candidates options verbs
      for ((index = 2; index < CURRENT; index++)); do
        word=${words[index]}
        case $word in
          \(table.valueOptions.joined(separator: " | "))) index=$((index + 1)) ;;
          -*) ;;
    \(ShellCases.countingWords)
        esac
      done
      if [[ $current == --*=* ]]; then
        previous=${current%%=*}
        compset -P '*='
      fi
    \(ShellCases(table: table, entries: Self.described).text)
      if [[ $kind == word && $current == -* ]]; then
        _describe -o option options
        return
      elif [[ $kind == word && -z $verb ]]; then
        verbs=(\(Self.verbs.shellWords))
        _describe verb verbs
        return
      fi
      if [[ -n $list ]]; then
        compset -P '*,'
        compadd -q -S , -a candidates
      elif (( ${#candidates} )); then
        compadd -a candidates
      fi
      [[ -n $files ]] && _files
    }
    if [[ ${funcstack[1]} == \("_\(table.program)".shellWord) ]]; then
      _\(table.identifier) "$@"
    else
      compdef _\(table.identifier) \(table.program.shellWord)
    fi

    """
  }

  private static var verbs: [String] {
    Verb.allCases.map { "\($0.rawValue):\($0.entry.summary)" }
  }

  private static func described(_ option: CompletionTable.Option) -> [String] {
    option.spellings.map { "\($0):\(option.summary)" }
  }
}
