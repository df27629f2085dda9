# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# Which instrument measures base: head's, so that nothing but the subject differs, where that builds.

# Sets the paths that a build is made of, and the layers that give base the instrument of head.
plan_instrument() {
  local path
  layers=()
  if [[ -z $package ]]; then
    built=(Package.swift Package.resolved Sources Benchmarks)
    ground=$head_tree
    for path in "${subject[@]}"; do layers+=("$base_tree" "$path"); done
    return
  fi
  # In a repository of cells the instrument is what they depend on, wherever it lies.
  built=(.)
  ground=$base_tree
  while IFS= read -r -d '' path; do
    if [[ $path == . ]]; then ground=$head_tree; else layers+=("$head_tree" "$path"); fi
    if [[ $path == . || $prefix == "$path"/* ]]; then layers+=("$base_tree" "$prefix"); fi
  done < <(vendored "$head_tree")
  for path in Package.swift Package.resolved; do
    layers+=("$head_tree" "${prefix:+$prefix/}$path")
  done
}

# Says which instrument will measure; sets `same` to yes, no or maybe.
choose_instrument() {
  composed=$base_tree
  same=no
  [[ $instrument != different-instrument ]] || return 0
  composed=$(compose "$ground")
  same=yes
  local subjects instruments
  subjects=$(differences "$composed" "$head_tree")
  instruments=$(differences "$base_tree" "$composed")
  if [[ -z $subjects && -z $instruments ]]; then
    say "      nothing that is built differs: a build is compared with itself"
  elif [[ -z $subjects && $instrument == where-it-builds ]]; then
    composed=$base_tree
    same=no
    say "      only the instrument differs ($instruments): both are compared as they are"
  else
    say "      measured: ${subjects:-no difference}"
    if [[ -n $instruments ]]; then
      say "      the same instrument for both, head's: $instruments"
      if [[ $instrument == where-it-builds ]]; then same=maybe; fi
    fi
  fi
}

# Builds base, with the instrument of head where that builds.
make_base() {
  make base "$base" "$composed"
  if [[ -z $made && $same == maybe ]]; then
    if grep -q -F 'No space left on device' -- "$work/base.log"; then
      explain base "$base_title"
    fi
    mv -- "$work/base.log" "$store/overlay.log"
    say "      head's instrument does not build over base (output in $store/overlay.log):"
    say "      both are compared as they are"
    same=no
    remove_tree base
    make base "$base" "$base_tree"
  fi
  [[ -n $made ]] || explain base "$base_title"
  base_binary=$made/$product
}
