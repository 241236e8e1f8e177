#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What people read as "Black: a1-a3" is put together by label_and_value: French has a space before the colon. A colon
# that is glued on in the code has none. Left out: what refuses something or goes into the log, which is English.
source "$(dirname "$0")/common.sh"

{ code ui/desktop ui/report framework/papers framework/evening |
  { xargs -d '\n' -r grep -HnE '\+ (QStringLiteral\()?": "|QStringLiteral\("%1: ' || true; } |
  { grep -vE 'fail\(|log_|std::cerr|fprintf|text != nullptr' || true; }; } | verdict
