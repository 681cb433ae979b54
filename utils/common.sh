# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# shellcheck shell=bash
# shellcheck disable=SC2034 # who sources this uses llvm and python
#
# What utils/setup and utils/run-tests share: which LLVM, which packages, which
# Python. Sourced with the working directory at the project's root.

say() { printf '\n== %s\n' "$*"; }
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

as_root() {
  if [[ $(id -u) == 0 ]]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null; then
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  else
    die "'$*' must run as root, and there is no sudo"
  fi
}

has_apt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }
is_installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }
is_available() { [[ -n $(apt-cache madison "$1" 2>/dev/null) ]]; }

# Succeeds if LLVM $1 can be built with as it is installed now.
has_llvm() {
  [[ -e /usr/lib/llvm-$1/lib/cmake/clang/ClangConfig.cmake && -x /usr/lib/llvm-$1/bin/clang ]]
}

apt_is_fresh=
refresh_apt() {
  [[ -n $apt_is_fresh ]] && return
  say "Reading the lists of packages (apt-get update)"
  as_root apt-get -qq update || echo "apt-get update failed; going on with the lists that are there" >&2
  apt_is_fresh=yes
}

# Sets llvm to the major version to build with: 22 if it can be had, else 19.
# A version asked for (HIPWAVE_LLVM, or --llvm) must be had.
choose_llvm() {
  local candidate
  if [[ -n ${HIPWAVE_LLVM:-} ]]; then
    case $HIPWAVE_LLVM in
      22 | 19) llvm=$HIPWAVE_LLVM ;;
      *) die "hipwave builds with LLVM 22 or 19, not '$HIPWAVE_LLVM'" ;;
    esac
    return
  fi
  for candidate in 22 19; do
    if has_llvm "$candidate"; then
      llvm=$candidate
      return
    fi
    if has_apt && [[ -z ${no_install:-} ]]; then
      refresh_apt
      if is_available "libclang-$candidate-dev"; then
        llvm=$candidate
        return
      fi
    fi
  done
  die "found neither LLVM 22 nor LLVM 19, installed or among this system's packages.
Debian 12 has both (22 in its security archive), Ubuntu 24.04 has 19. Elsewhere LLVM's own
packages for Debian and Ubuntu have the same names: clang-22 libclang-22-dev llvm-22-dev."
}

# Installs those of the packages named that are missing. Says which.
install_packages() {
  local name missing=()
  if ! has_apt; then
    echo "No apt-get here: taking it that what is needed is installed ($*)."
    return
  fi
  for name in "$@"; do
    is_installed "$name" || missing+=("$name")
  done
  [[ ${#missing[@]} == 0 ]] && return
  [[ -n ${no_install:-} ]] && die "not installed: ${missing[*]} (and --no-install was given)"
  refresh_apt
  for name in "${missing[@]}"; do
    is_available "$name" || die "this system has no package '$name'"
  done
  say "Installing ${missing[*]}"
  as_root apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
}

# Packages to build with LLVM $1.
build_packages() {
  echo "clang-$1 libclang-$1-dev llvm-$1-dev cmake ninja-build g++ python3 python3-yaml"
}

# Sets python to one that has PyYAML, which the generators need.
choose_python() {
  for python in /usr/bin/python3 "$(command -v python3 || true)"; do
    if [[ -n $python ]] && "$python" -c 'import sys, yaml; assert sys.version_info >= (3, 10)' 2>/dev/null; then
      return
    fi
  done
  die "found no Python 3.10 or newer with PyYAML (python3-yaml)"
}

# forget_other_llvm FOLDER: a build folder that was configured for another LLVM
# must find its packages anew.
forget_other_llvm() {
  local had
  had=$(sed -n 's/^HIPWAVE_LLVM:[A-Z]*=//p' "$1/CMakeCache.txt" 2>/dev/null || true)
  if [[ -n $had && $had != "$llvm" ]]; then
    rm -f "$1/CMakeCache.txt"
  fi
}

jobs_here() { echo "${HIPWAVE_JOBS:-$(nproc)}"; }
