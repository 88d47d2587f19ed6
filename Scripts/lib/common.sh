# Sourced by the scripts: goes to the root of the package and holds what they share.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# The only debug build there is: another set of flags would build everything twice.
build_flags=(-Xswiftc -warnings-as-errors)

# Prints the usage and leaves with the status that sysexits.h calls EX_USAGE.
reject() { # NAME ARGUMENT USAGE
  echo "$1: unknown argument '$2'" >&2
  echo "$3" >&2
  exit 64
}

# For scripts without arguments: `no_arguments NAME USAGE "$@"`.
no_arguments() {
  local name=$1 usage=$2
  shift 2
  (($#)) || return 0
  case $1 in
    -h | --help) echo "$usage"; exit 0 ;;
    *) reject "$name" "$1" "$usage" ;;
  esac
}

# The files that belong to the package, also when another user owns the folder (as in a container).
files() { git -c safe.directory='*' ls-files "$@"; }

step_names=() step_times=() step_results=()

# Runs a step, and remembers how long it took. A failed step ends the script after the table.
step() { # NAME COMMAND...
  local name=$1 start=$SECONDS status=0
  shift
  echo "== $name"
  "$@" </dev/null || status=$?
  step_names+=("$name") step_times+=($((SECONDS - start)))
  if ((status)); then
    step_results+=("failed ($status)")
    exit "$status"
  fi
  step_results+=(ok)
}

# Prints the table of all steps; scripts call it from their exit trap.
time_table() {
  local index
  echo
  for index in "${!step_names[@]}"; do
    printf '%-14s %5d s  %s\n' "${step_names[index]}" "${step_times[index]}" \
      "${step_results[index]}"
  done
  printf '%-14s %5d s\n' total "$SECONDS"
}
