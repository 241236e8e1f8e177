#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The first line of each source file names its licence, and it is the one that LICENSE gives to the folder.
source "$(dirname "$0")/common.sh"

{
  code framework games plugins ui tests
  files .ci dev tests games plugins \( -name '*.sh' -o -name run -o -name dev \)
} | while IFS= read -r file; do
  case $file in
    plugins/abi/* | plugins/sdk/* | plugins/template/* | games/*) licence='MIT' ;;
    tests/*) licence='(MIT|GPL-3\.0-or-later)' ;;
    *) licence='GPL-3\.0-or-later' ;;
  esac
  # A script's licence stands below its #! line.
  sed -n '/^#!/d; p; q' "$file" | grep -qE "^(//|/\*|#) SPDX-License-Identifier: $licence( \*/)?$" ||
    echo "$file: does not begin with SPDX-License-Identifier: ${licence//\\/}"
done | verdict
