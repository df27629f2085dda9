// SPDX-License-Identifier: Apache-2.0

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
