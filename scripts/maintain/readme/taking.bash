# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# How scripts/maintain/readme-sample takes the samples.

# What a reader sees who prints the document again; the path is the one that a run writes to.
printed() {
  mkdir -p "$work/.reuse-bench"
  cp -- "$document" "$work/.reuse-bench/latest.json"
  (cd "$work" && "$binary" report .reuse-bench/latest.json) \
    || fail 65 "\"$binary report\" cannot print $document"
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

# write_between NAME MARKER TEXT FILE: writes the file with another text between the comments of that
# name, and nothing else of it.
write_between() {
  awk -v start="<!-- $1" -v end="<!-- end of $1 -->" -v marker="$2" -v text="$3" '
    index($0, start) == 1 {
      print marker
      while ((getline line < text) > 0) print line
      inside = 1
    }
    $0 == end { inside = 0 }
    !inside' "$4" >"$work/page"
  cat "$work/page" >"$4"
}

# Puts what `pair` printed into its article, with the date and a sum by which it is known again.
take_pair() {
  grep -q '^head over base' "$pair" || fail 65 "$pair is not what pair prints"
  { printf '\n```\n'; cat -- "$pair"; printf '```\n\n'; } >"$work/pair"
  write_between 'pair sample' "<!-- pair sample date=$(date -u +%F); text=$(cksum <"$work/pair") -->" \
    "$work/pair" "$pair_article"
  printf 'readme-sample: %s lines of a comparison\n' "$(grep -c . "$pair")"
}

take_sample() {
  local model system count toolchain date marker
  find_binary
  if [[ -z $document ]]; then measure default; fi
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
    printf '\nCommit %s on %s processors (%s, %s, %s, %s):\n\n```\n' \
      "$commit" "$count" "${model:-processor unknown}" "$system" "$toolchain" "${date%%T*}"
    printed
    printf '```\n\n'
  } >"$work/text"
  write_record
  marker="<!-- sample commit=$commit; machine=${model:-unknown}, $count processors;\
 toolchain=$toolchain; date=${date%%T*}; $(definition "$document" | paste -sd ' ' -) -->"
  write_between sample "$marker" "$work/text" "$article"
  excerpt "$work/text" >"$work/excerpt"
  write_between sample "$marker" "$work/excerpt" "$readme"
  cat "$work/record" >"$record"
  printf 'readme-sample: %s lines of commit %s, %s ratios\n' \
    "$(grep -c . "$work/text")" "$commit" "$(wc -l <"$work/ratios")"
}
