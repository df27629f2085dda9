# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# How scripts/maintain/readme-sample says whether the samples still hold.

faults=0

fault() {
  printf 'readme-sample: %s; scripts/maintain/readme-sample takes it anew\n' "$*" >&2
  faults=$((faults + 1))
}

# The text is what was taken, README shows its part of it, and the comment names the definitions of the
# record.
check_text() {
  local line
  sample >"$work/sample"
  [[ $(cksum <"$work/sample") == "$(value "$record" text)" ]] \
    || fault "the sample of ReadingAReport is not the text that was taken"
  [[ $(between sample "$readme") == "$(excerpt "$work/sample")" ]] \
    || fault "README's sample is no excerpt of the one in ReadingAReport"
  while IFS= read -r line; do
    [[ $(marker) == *" $line "* ]] \
      || fault "the sample's comment does not say $line, as the record does"
  done < <(definition "$record")
}

# Every case of which a ratio is shown is still there, and so are its strategy and its workload.
check_cases() {
  local group strategy case line
  "$binary" list --suite full --json >"$work/list" || fail 65 "\"$binary list\" ends with $?"
  sed -nE 's/^ *"(id|strategy|workload)" ?: "([^"]*)",?$/\1 \2/p' "$work/list" \
    | LC_ALL=C sort -u >"$work/names"
  while IFS=$'\t' read -r group _ strategy _; do
    case=${group%/*}/$strategy/${group##*/}
    if ! grep -qxF "strategy $strategy" "$work/names"; then
      printf 'there is no strategy %s\n' "$strategy"
    elif ! grep -qE "^workload ${group%%[+/]*}\$" "$work/names"; then
      printf 'there is no workload %s\n' "${group%%[+/]*}"
    elif ! grep -qxF "id $case" "$work/names"; then
      printf 'there is no case %s\n' "$case"
    fi
  done < <(recorded_ratios) | LC_ALL=C sort -u >"$work/missing"
  while IFS= read -r line; do fault "$line any more, which the sample shows"; done \
    <"$work/missing"
}

# A comparison of builds that is stored.
readonly kept_pair=Tests/BenchResultsTests/Fixtures/pair-document-v1.json

# The sample of `pair` is what was taken, its cases are still there, and its table is named as today's: as in
# the report of a stored comparison, so that no machine is too busy for it.
check_pair() {
  local line marker
  marker=$(grep -m 1 '^<!-- pair sample' "$pair_article")
  [[ $marker == *"text=$(pair_sample | cksum) -->" ]] \
    || fault "the sample of pair is not the text that was taken (--pair)"
  while IFS= read -r line; do
    grep -qxF "id $line" "$work/names" \
      || fault "there is no case $line any more, which the sample of pair shows (--pair)"
  done < <(pair_sample | grep -E '^[a-z]+\.[^ ]+/[^ ]+$' || true)
  "$binary" report "$kept_pair" >"$work/pair" || fail 65 "\"$binary report $kept_pair\" ends with $?"
  while IFS= read -r line; do
    pair_sample | grep -qF -- "$line" \
      || fault "the sample of pair lacks \"$line\", which its table has today (--pair)"
  done < <(awk '/^head over base/ { inside = 1; gsub(/  +/, "\n"); print; next }
    /^$/ { inside = 0 }
    inside && /  / { sub(/  .*/, "  "); print }' "$work/pair")
}

# What is counted is what was counted.
check_definitions() {
  local line name was
  while IFS= read -r line; do
    was=$(value "$record" "${line%%=*}")
    [[ ${line#*=} == "$was" ]] \
      || fault "the sample is of ${line%%=*} $was, and this build's is ${line#*=}"
  done < <(definition "$document")
  counters "$document" >"$work/counters"
  while IFS= read -r name; do
    grep -qxF -- "$name" "$work/counters" \
      || fault "there is no counter $name any more, which the sample names"
  done < <(sed -nE 's/^ *"counters": \[(.*)\],$/\1/p' "$record" | grep -oE '[A-Za-z]+' || true)
}

# Whether what is measured is newer than the sample.
is_older() {
  local subject commit
  commit=$(value "$record" commit)
  read -r -d '' -a subject < <(
    sed -n '/^readonly subject=(/,/^)/p' scripts/compare-commits | grep -oE 'Sources/[A-Za-z_]+'
    printf '\0'
  )
  [[ ${#subject[@]} -gt 0 ]] || fail 66 "scripts/compare-commits names nothing that is measured"
  if ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
    printf 'readme-sample: this clone has no commit %s, so the sample counts as old\n' "$commit"
    return 0
  fi
  ! git diff --quiet "$commit" -- "${subject[@]}"
}

# Names the ratios that the intervals of the smoke run do not hold.
compare_ratios() {
  recorded_ratios >"$work/before"
  awk -F '\t' '
    NR == FNR { ratio[$1, $2, $3] = $4; low[$1, $2, $3] = $5; high[$1, $2, $3] = $6; next }
    ($1, $2, $3) in ratio {
      was = ratio[$1, $2, $3]
      if (was < $5 || was > $6) {
        printf "  %s, %s, %s: %.3f (%.3f–%.3f) in the sample, now %.3f (%.3f–%.3f)\n", \
          $1, $2, $3, was, low[$1, $2, $3], high[$1, $2, $3], $4, $5, $6
      }
    }' "$work/before" "$work/ratios" >"$work/moved"
  [[ -s $work/moved ]] || return 0
  printf 'readme-sample: warning: what is measured is newer than the sample of %s, and' \
    "$(value "$record" commit)"
  printf ' %s of its ratios lie outside the intervals of the smoke run:\n' "$(wc -l <"$work/moved")"
  cat "$work/moved"
}

check_sample() {
  [[ $(marker) == *commit=* && -f $record ]] \
    || fail 1 "ReadingAReport holds no sample that was taken; scripts/maintain/readme-sample takes it"
  find_binary
  measure smoke
  check_text
  check_cases
  check_pair
  check_definitions
  [[ $faults -eq 0 ]] || exit 1
  ratios "$document" >"$work/ratios"
  if is_older; then compare_ratios; fi
  printf 'readme-sample: the sample of %s names nothing that is gone\n' "$(value "$record" commit)"
}
