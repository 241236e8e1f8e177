// SPDX-License-Identifier: GPL-3.0-or-later
//
// What our own format says of a game besides its moves, as names and values. Other formats take the same
// along in tags or a property of their own, so that nothing of it is lost in them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/record/record.hpp"

namespace boardwright {

using RecordTag = std::pair<std::string, std::string>;

/// In the order of native.hpp, from Game to Result; those that say nothing are left out.
[[nodiscard]] std::vector<RecordTag> own_tags(const Record& record);

/// Whether our own format knows a tag of this name.
[[nodiscard]] bool is_own_tag(std::string_view name);
/// Whether it may occur more than once.
[[nodiscard]] bool is_several_tag(std::string_view name);
/// Takes the value of a known one into the record.
[[nodiscard]] Result<void> take_own_tag(Record& record, const std::string& name, const std::string& value);

/// "black=1 white=0 connection", or "*".
[[nodiscard]] std::string result_tag(const Record& record);

}  // namespace boardwright
