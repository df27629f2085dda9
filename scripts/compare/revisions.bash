# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# What is compared: commits, the working tree as a tree of git's, and base with the instrument of
# head laid over it. All trees that are made lie in the folder of the call; the repository is only
# read.

# What builds and runs make, which is no part of a working tree, also where git is not told so.
readonly made_here=(':(exclude,glob)**/.build/**' ':(exclude,glob)**/.reuse-bench/**')

# git on the repository, with the trees that this call made.
repository() {
  GIT_OBJECT_DIRECTORY=$work/objects GIT_ALTERNATE_OBJECT_DIRECTORIES=$objects \
    GIT_LITERAL_PATHSPECS=${GIT_LITERAL_PATHSPECS-1} git -C "$top" "$@"
}

# Whether the working tree holds changes that are not committed.
is_dirty() {
  [[ -n $(git -C "$top" status --porcelain -- "${built[@]}" "${made_here[@]}") ]]
}

# Prints the commit that a revision names, or ends.
commit_of() {
  local name=$1 found
  if found=$(git -C "$top" rev-parse --verify --quiet --end-of-options "$name") \
    && git -C "$top" rev-parse --verify --quiet "$found^{commit}" 2>/dev/null; then
    return
  fi
  if [[ $(git -C "$top" rev-parse --is-shallow-repository) == true ]]; then
    fail 66 "\"$name\" is not in this shallow clone; fetch the rest: git fetch --unshallow"
  fi
  if git -C "$top" rev-parse --verify --quiet "refs/remotes/origin/$name^{commit}" >/dev/null; then
    fail 66 "\"$name\" names no commit of this repository; \"origin/$name\" does"
  fi
  fail 66 "\"$name\" names no commit of this repository; git log --oneline --all lists them"
}

# Prints a commit for people.
title_of() {
  git -C "$top" log -1 --format='%h %s' "$1"
}

# Prints a tree of the working tree: what is tracked or could be, with its changes.
working_tree() {
  local index words
  index=$(git -C "$top" rev-parse --path-format=absolute --git-path index)
  if [[ -f $index ]]; then cp -- "$index" "$work/index"; fi
  words=$(GIT_INDEX_FILE=$work/index GIT_LITERAL_PATHSPECS=0 repository add --all -- . \
    "${made_here[@]}" 2>&1) || fail 74 "the working tree cannot be read: ${words##*$'\n'}"
  GIT_INDEX_FILE=$work/index repository write-tree
  rm -f -- "$work/index"
}

# lay TREE PATH...: makes the paths in the index of this call what they are in a tree.
lay() {
  local tree=$1 path
  shift
  for path in "$@"; do
    GIT_INDEX_FILE=$work/index repository rm -r -f --quiet --cached --ignore-unmatch -- "$path"
    repository ls-tree -r -z --full-tree "$tree" -- "$path" \
      | GIT_INDEX_FILE=$work/index repository update-index -z --index-info
  done
}

# compose GROUND: prints the tree that `layers` makes of a tree; layers are a tree and a path in turn.
compose() {
  local index
  GIT_INDEX_FILE=$work/index repository read-tree "$1"
  for ((index = 0; index < ${#layers[@]}; index += 2)); do
    lay "${layers[index]}" "${layers[index + 1]}"
  done
  GIT_INDEX_FILE=$work/index repository write-tree
  rm -f -- "$work/index"
}

# Prints the paths in which two trees differ, as far as they are built, in a line.
differences() {
  local paths=() path
  while IFS= read -r -d '' path; do
    paths+=("$path")
  done < <(repository diff-tree -r -z --name-only "$1" "$2" -- "${built[@]}")
  case ${#paths[@]} in
    0) ;;
    1) printf '%s' "${paths[0]}" ;;
    2) printf '%s and %s' "${paths[@]}" ;;
    *) printf '%s, %s and %d more' "${paths[0]}" "${paths[1]}" $((${#paths[@]} - 2)) ;;
  esac
}

# Prints the folders of a tree that hold ReuseBench itself, each ended by a zero byte; the top is ".".
vendored() {
  local path mark=Sources/ReuseBench/BenchmarkTool.swift
  while IFS= read -r -d '' path; do
    case $path in
      "$mark") printf '.\0' ;;
      *"/$mark") printf '%s\0' "${path%"/$mark"}" ;;
    esac
  done < <(repository ls-tree -r -z --name-only --full-tree "$1")
}
