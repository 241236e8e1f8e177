# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of boardwright, boardwright-server and boardwright-desktop in bash. Commands and options are those that the
# programs list under --help, so that there is no second list of them; games come from `boardwright list`.
# shellcheck shell=bash

_boardwright_help() {  # "commands" or "options" of the program and commands that follow
  local what=$1
  shift
  "$@" --help 2>/dev/null </dev/null | awk -v what="$what" '
    /^[A-Z][A-Za-z ]*:$/ { part = $1; next }
    !/^  [^ ]/ { next }
    { name = substr($0, 3); if (match(name, /  /)) name = substr(name, 1, RSTART - 1) }
    what == "commands" && part == "Subcommands:" { print name }
    what == "options" && part == "Options:" && match(name, /--[a-z][a-z-]*/) { print substr(name, RSTART, RLENGTH) }'
}

_boardwright() {
  local current=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]} commands
  local -a path=("$program") words=()
  local i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do  # the commands that stand there already
    [[ ${COMP_WORDS[i]} == -* ]] && continue
    commands=$(_boardwright_help commands "${path[@]}")
    [[ $'\n'$commands$'\n' == *$'\n'"${COMP_WORDS[i]}"$'\n'* ]] && path+=("${COMP_WORDS[i]}")
  done
  if [[ $current == -* ]]; then
    mapfile -t words < <(_boardwright_help options "${path[@]}")
  else
    mapfile -t words < <(_boardwright_help commands "${path[@]}")
    if ((${#words[@]} == 0)) && [[ ${path[1]-} =~ ^(ugi|perft|twin|play|simulate|compare|explain|check|standings)$ ]]; then
      mapfile -t words < <("$program" list 2>/dev/null </dev/null | awk '/^(    )?[a-z][a-z0-9_]*(\/[a-z0-9-]+)?  / { print $1 }')
    fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "${words[*]}" -- "$current")
}

complete -o default -F _boardwright boardwright boardwright-server boardwright-desktop
