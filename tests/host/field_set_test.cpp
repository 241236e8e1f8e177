// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>
#include <boardwright/sdk/field_set.hpp>
#include <catch2/catch.hpp>
#include <set>

namespace {

using Set = boardwright::sdk::FieldSet<3>;
using Plain = std::set<unsigned>;

Plain drawn() {
  Plain plain;
  for (const unsigned bit : *rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 192U)))
    plain.insert(bit);
  return plain;
}

Set set_of(const Plain& plain) {
  Set set{};
  for (const unsigned bit : plain) set.add(bit);
  return set;
}

Plain plain_of(const Set& set) {
  Plain plain;
  set.each([&](unsigned bit) { plain.insert(bit); });
  return plain;
}

template <int kBy>
void check_shift(const Plain& plain) {
  Plain moved;
  for (const unsigned bit : plain)
    if (const int to = static_cast<int>(bit) + kBy; to >= 0 && to < 192)
      moved.insert(static_cast<unsigned>(to));
  RC_ASSERT(plain_of(set_of(plain).template shifted<kBy>()) == moved);
}

}  // namespace

TEST_CASE("a set of fields is a set of numbers") {
  const bool good = rc::check("as std::set", [] {
    const Plain a = drawn(), b = drawn();
    const Set set = set_of(a);
    RC_ASSERT(plain_of(set) == a);
    RC_ASSERT(set.count() == a.size());
    RC_ASSERT(set.empty() == a.empty());
    if (!a.empty()) RC_ASSERT(set.first() == *a.begin());
    unsigned index = 0;
    for (const unsigned bit : a) RC_ASSERT(set.nth(index++) == bit);
    for (unsigned bit = 0; bit < 192; ++bit) RC_ASSERT(set.has(bit) == a.contains(bit));
    Plain both, either = a;
    for (const unsigned bit : b)
      if (a.contains(bit)) both.insert(bit);
    either.insert(b.begin(), b.end());
    RC_ASSERT(plain_of(set & set_of(b)) == both);
    RC_ASSERT(plain_of(set | set_of(b)) == either);
    RC_ASSERT((~set).count() == 192 - a.size());
    check_shift<1>(a);
    check_shift<-1>(a);
    check_shift<13>(a);
    check_shift<-63>(a);
  });
  CHECK(good);
}
