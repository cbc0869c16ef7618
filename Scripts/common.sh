# shellcheck shell=bash
# What ./run and ./test share. Sourced, never run.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '%s\n' "$*" >&2; }

# Ends with a clear word: fail STATUS MESSAGE…
fail() {
  local status=$1
  shift
  say "$(basename "$0"): $*"
  exit "$status"
}

# The packages of the given purposes (build, test, bench): one "name|why" a line.
packages_for() {
  local purpose
  for purpose in "$@"; do
    awk -F'|' -v purpose="$purpose" '
      /^#/ { next }
      { for (i = 1; i <= 3; i++) gsub(/^ +| +$/, "", $i) }
      $2 == purpose { print $1 "|" $3 }' Scripts/packages.txt
  done
}

installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail 77 "installing packages needs root, and sudo is not here. As root, run: $*"
  fi
}

# Installs the Debian packages of the given purposes that are not there yet.
install_packages() {
  local missing=() name why
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system; make sure that these are installed in its own way:"
    packages_for "$@" | sed 's/|/: /; s/^/  /' >&2
    return
  fi
  while IFS='|' read -r name why; do
    installed "$name" && continue
    [ "${#missing[@]}" -gt 0 ] || say "Installing what is missing:"
    say "  $name: $why"
    missing+=("$name")
  done < <(packages_for "$@")
  [ "${#missing[@]}" -gt 0 ] || return 0
  mkdir -p .build
  {
    as_root apt-get update -qq &&
      as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes -qq --no-install-recommends "${missing[@]}"
  } >.build/apt.log 2>&1 || {
    tail -n 20 .build/apt.log >&2
    fail 69 "apt-get could not install ${missing[*]}; the end of its log is above."
  }
}

# Makes sure that a Swift that can build this is on the PATH.
require_swift() {
  local version
  command -v swift >/dev/null ||
    fail 69 "Swift is not installed. Get version 6.3 or newer from https://www.swift.org/install/linux/ and put its usr/bin on the PATH."
  version=$(swift --version 2>&1) || fail 69 "Swift is here but does not start: $version"
  version=$(printf '%s\n' "$version" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  if [ "$(printf '%s\n' 6.3 "${version:-0}" | sort --version-sort | head -n 1)" != 6.3 ]; then
    fail 69 "Swift ${version:-of unknown version} is too old: 6.3 or newer is needed, from https://www.swift.org/install/linux/."
  fi
}
