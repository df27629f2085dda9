# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# How scripts/maintain/readme-sample takes README's sample.

# What a document's Markdown leaves unfolded.
unfolded() {
  awk '/^<details>$/ { exit } { print }' "$markdown"
}

# The counters of the document that the sample names, as a word of their own.
named_counters() {
  local name
  while IFS= read -r name; do
    if grep -qwF -- "$name" "$work/text"; then printf '%s\n' "$name"; fi
  done < <(counters "$document")
}

# Writes the ratios and what they mean beside the script.
write_record() {
  local line separator='' group phase strategy ratio low high
  {
    printf '{\n  "commit": "%s",\n' "$commit"
    while IFS= read -r line; do
      printf '  "%s": %s,\n' "${line%%=*}" "${line#*=}"
    done < <(definition "$document")
    printf '  "text": "%s",\n  "counters": [' "$(cksum <"$work/text")"
    while IFS= read -r line; do
      printf '%s"%s"' "$separator" "$line"
      separator=', '
    done < <(named_counters)
    printf '],\n  "ratios": ['
    separator=$'\n'
    while IFS=$'\t' read -r group phase strategy ratio low high; do
      printf '%s    {"group": "%s", "phase": "%s", "strategy": "%s"' \
        "$separator" "$group" "$phase" "$strategy"
      printf ', "ratio": %.4f, "low": %.4f, "high": %.4f}' "$ratio" "$low" "$high"
      separator=$',\n'
    done <"$work/ratios"
    printf '\n  ]\n}\n'
  } >"$work/record"
}

# Writes README with another sample, and nothing else of it.
write_readme() {
  awk -v marker="$1" -v text="$work/text" '
    /^<!-- sample/ {
      print marker
      while ((getline line < text) > 0) print line
      inside = 1
    }
    /^<!-- end of sample -->$/ { inside = 0 }
    !inside' "$readme" >"$work/README.md"
}

# Puts what `pair` printed into README, with the date and a sum by which it is known again.
take_pair() {
  grep -q '^head over base' "$pair" || fail 65 "$pair is not what pair prints"
  { printf '\n```\n'; cat -- "$pair"; printf '```\n\n'; } >"$work/pair"
  awk -v marker="<!-- pair sample date=$(date -u +%F); text=$(cksum <"$work/pair") -->" -v text="$work/pair" '
    /^<!-- pair sample/ {
      print marker
      while ((getline line < text) > 0) print line
      inside = 1
    }
    /^<!-- end of pair sample -->$/ { inside = 0 }
    !inside' "$readme" >"$work/README.md"
  cat "$work/README.md" >"$readme"
  printf 'readme-sample: %s lines of a comparison\n' "$(grep -c . "$pair")"
}

take_sample() {
  local model system count toolchain date
  if [[ -z $document ]]; then
    find_binary
    measure default
  fi
  commit=$(git rev-parse --short=12 HEAD)
  if [[ -n $(git status --porcelain -- Sources Benchmarks Package.swift) ]]; then
    fail 65 "there are changes that are not committed, so that no commit is the sample's"
  fi
  ratios "$document" >"$work/ratios"
  [[ -s $work/ratios ]] || fail 65 "$document holds no ratios"
  model=$(value "$document" processorModel)
  system=$(value "$document" operatingSystem)
  count=$(value "$document" processorCount)
  toolchain=$(value "$document" toolchain)
  date=$(value "$document" startedAt)
  {
    printf '\nCommit %s on %s processors (%s, %s, %s, %s):\n\n' \
      "$commit" "$count" "${model:-processor unknown}" "$system" "$toolchain" "${date%%T*}"
    unfolded
  } | cat -s >"$work/text"
  write_record
  write_readme "<!-- sample commit=$commit; machine=${model:-unknown}, $count processors;\
 toolchain=$toolchain; date=${date%%T*}; $(definition "$document" | paste -sd ' ' -) -->"
  cat "$work/record" >"$record"
  cat "$work/README.md" >"$readme"
  printf 'readme-sample: %s lines of commit %s, %s ratios\n' \
    "$(grep -c . "$work/text")" "$commit" "$(wc -l <"$work/ratios")"
}
