// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/keizer_of.hpp"

namespace boardwright::tournament {
namespace {

Fraction fraction_of(const Share& share) { return {share.part, share.of}; }

}  // namespace

KeizerSettings keizer_of(const KeizerRules& rules) {
  KeizerSettings settings{.step = rules.step,
                          .own = rules.own,
                          .loss = fraction_of(rules.loss),
                          .bye = fraction_of(rules.bye),
                          .excused = fraction_of(rules.excused),
                          .excused_rounds = rules.excused_rounds,
                          .club = fraction_of(rules.club),
                          .once = rules.once};
  if (rules.top > 0) settings.top = rules.top;
  return settings;
}

KeizerLimits keizer_limits_of(const KeizerRules& rules) { return {rules.apart, rules.meetings}; }

}  // namespace boardwright::tournament
