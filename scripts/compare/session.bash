# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# What one call of scripts/compare-commits keeps on disk, and how it ends: a folder of its own that
# goes with it, a lock by which the next call sees what a killed one left, signals handed on.

# Set here, read by the other files too.
store='' # the folder of all calls
work=''  # the folder of this call, once there is one
child='' # the process that is waited for
top=''   # the working tree of the repository

# fd 3 is where people read, also while the output of a command goes to a file.
exec 3>&2

# Says a line to people.
say() {
  printf '%s\n' "$*" >&3
}

# Ends with a code and a sentence.
fail() {
  local code=$1
  shift
  printf 'compare-commits: %s\n' "$*" >&3
  exit "$code"
}

# Runs a command that may take long, in a process group of its own, so that a signal ends all of it
# at once; sets `status`. Without a group bash would first wait for the command.
run() {
  status=0
  set -m
  "$@" </dev/null &
  child=$!
  set +m
  wait "$child" 2>/dev/null || status=$?
  child=''
}

# Hands a signal on to what runs, waits for its end with patience, and ends.
stop() {
  local signal=$1 code=$2 watch
  trap '' INT TERM HUP
  if [[ -n $child ]]; then
    kill -s "$signal" -- "-$child" 2>/dev/null || true
    set -m
    { sleep 20 && kill -s KILL -- "-$child"; } >/dev/null 2>&1 3>&- 9>&- &
    watch=$!
    set +m
    disown "$watch"
    wait "$child" 2>/dev/null || true
    kill -s KILL -- "-$child" "-$watch" 2>/dev/null || true
  fi
  exit "$code"
}

watch_signals() {
  trap clean EXIT
  trap 'stop INT 130' INT
  trap 'stop TERM 143' TERM
  trap 'stop HUP 143' HUP
}

# Takes away the worktrees of a folder of a call, and the folder.
remove_work() {
  local folder=$1 path
  while IFS= read -r -d '' path; do
    [[ $path == "worktree $folder/"* ]] || continue
    git -C "$top" worktree remove --force --force -- "${path#worktree }" >/dev/null 2>&1 || true
  done < <(git -C "$top" worktree list --porcelain -z 2>/dev/null)
  rm -rf -- "$folder"
}

# Tidies up at the end, however it came about; a code without a meaning becomes a fault with one.
clean() {
  local code=$?
  trap '' INT TERM HUP
  if [[ -n $work ]]; then
    lock || true
    remove_work "$work"
  fi
  case $code in
    [0-5] | 64 | 65 | 66 | 69 | 73 | 74 | 130 | 143) exit "$code" ;;
    128) fail 74 "git cannot go on; what it said stands above" ;;
    *) fail 1 "a command ended with $code where that was not foreseen" ;;
  esac
}

# Keeps other calls from adding and removing worktrees: git takes the folder that it keeps them in
# away with the last one, also under the hands of another git.
lock() {
  { exec 8>"$store/lock"; } 2>/dev/null && flock 8
}

unlock() {
  exec 8>&-
}

# Makes the folder of this call, and takes away what calls left that were killed: their locks are
# free. A folder that is just being made has none yet, so making one is locked too.
open_session() {
  local folder path
  mkdir -p -- "$store" || fail 73 "the folder $store cannot be made"
  # Neither git nor a snapshot of the working tree is to see what lies here.
  printf '*\n' >"$store/.gitignore" || fail 74 "$store cannot be written to"
  lock || fail 73 "$store/lock cannot be made"
  while IFS= read -r -d '' path; do
    path=${path#worktree }
    [[ $path == "$store"/run.* ]] || continue
    folder=${path#"$store"/}
    folder=$store/${folder%%/*}
    [[ -d $folder ]] || remove_work "$folder"
  done < <(git -C "$top" worktree list --porcelain -z)
  for folder in "$store"/run.*; do
    [[ -d $folder ]] || continue
    if flock --nonblock "$folder" true; then remove_work "$folder"; fi
  done
  work=$(mktemp -d -- "$store/run.XXXXXX") || fail 73 "no folder can be made in $store"
  exec 9<"$work"
  flock 9
  unlock
}
