#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The window never shows a room's refusal as it is, which is English: refusal_words turns it into the language spoken.
source "$(dirname "$0")/common.sh"

code ui/desktop | { xargs -d '\n' -r grep -HnE 'fromStdString\([A-Za-z_>.-]*error\(\)\)' || true; } | verdict
