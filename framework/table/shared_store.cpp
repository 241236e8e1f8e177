// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/shared_store.hpp"

#include <future>
#include <memory>

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
  // The writer's too: it may still be leaving set_value when the answer is here.
  const auto answer = std::make_shared<std::promise<Result<Receipt>>>();
  append(std::move(submission), [answer](Result<Receipt> receipt) { answer->set_value(std::move(receipt)); });
  return answer->get_future().get();
}

void SharedStore::append(Submission submission, Done done) {
  {
    const std::lock_guard lock(queue_mutex_);
    queue_.push_back({std::move(submission), std::move(done)});
  }
  arrived_.notify_one();
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
    group[i].done(receipts ? std::move((*receipts)[i]) : Result<Receipt>(fail(receipts.error())));
}

}  // namespace boardwright
