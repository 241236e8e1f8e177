// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/shared_store.hpp"

namespace boardwright {

SharedStore::SharedStore(Store store) : store_(std::move(store)), writer_([this] { write_until_closed(); }) {}

SharedStore::~SharedStore() {
  {
    const std::lock_guard lock(queue_mutex_);
    closing_ = true;
  }
  arrived_.notify_one();
  writer_.join();
}

Result<Receipt> SharedStore::append(Submission submission) {
  Waiting waiting{std::move(submission), {}};
  auto answer = waiting.answer.get_future();
  {
    const std::lock_guard lock(queue_mutex_);
    queue_.push_back(std::move(waiting));
  }
  arrived_.notify_one();
  return answer.get();
}

std::uint64_t SharedStore::transactions() const {
  const std::lock_guard lock(queue_mutex_);
  return transactions_;
}

void SharedStore::write_until_closed() {
  for (;;) {
    std::vector<Waiting> group;
    {
      std::unique_lock lock(queue_mutex_);
      arrived_.wait(lock, [this] { return closing_ || !queue_.empty(); });
      if (queue_.empty()) return;
      group.swap(queue_);
      ++transactions_;
    }
    write(std::move(group));
  }
}

void SharedStore::write(std::vector<Waiting> group) {
  std::vector<Submission> submissions;
  submissions.reserve(group.size());
  for (auto& waiting : group) submissions.push_back(std::move(waiting.submission));
  auto receipts = use([&](Store& store) { return store.append(submissions); });
  for (std::size_t i = 0; i < group.size(); ++i)
    group[i].answer.set_value(receipts ? std::move((*receipts)[i]) : Result<Receipt>(fail(receipts.error())));
}

}  // namespace boardwright
