#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts munged, slurmctld and slurmd for this test alone, on this machine, and runs an array of 20 tasks of which one is
# killed; submits it again, merges by a job that waits for it, and compares with a single run byte for byte.
#   slurm_test.sh SOURCE BUILD
set -euo pipefail

readonly source=$1 build=$2
readonly tasks=20 killed=7
# Long enough for a task to be caught while it plays.
readonly play=(lines_of_action --players random --games 200000 --seed 11 --watch 400 --examine 0)
export BOARDWRIGHT=$build/bin/boardwright
# Spool and sockets have names of limited length: the folder isn't in the build's.
folder=$(mktemp -d)
readonly folder
readonly shards=$folder/shards
export SLURM_CONF=$folder/slurm.conf
started=()

clean_up() {
  local status=$? pid
  if ((status != 0)); then
    for log in "$folder"/*.log "$shards"/*.log; do [[ -s $log ]] && tail -n 5 -v "$log" >&2; done
  fi
  command -v scancel >/dev/null && [[ -e $SLURM_CONF ]] && scancel --user "$(id -un)" >/dev/null 2>&1
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null; done
  for pid in "${started[@]}"; do wait "$pid" 2>/dev/null; done
  rm -rf "$folder"
  exit "$status"
}
trap clean_up EXIT

fail() {
  echo "slurm_test: $1" >&2
  exit 1
}

wait_until() {  # what is waited for, seconds, command
  local what=$1 end=$((SECONDS + $2))
  shift 2
  until "$@"; do
    ((SECONDS < end)) || fail "waited too long until $what"
    sleep 0.02
  done
}

free_port() {  # where nobody listens
  local port=$((20000 + RANDOM % 10000))
  while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
  echo "$port"
}

start_cluster() {
  local node user
  node=$(hostname -s)
  user=$(id -un)
  chmod 755 "$folder"
  mkdir "$folder/munge" "$folder/state" "$folder/spool" "$shards"
  dd if=/dev/urandom of="$folder/munge/key" bs=128 count=1 status=none
  chmod 600 "$folder/munge/key"
  munged --foreground --force --key-file="$folder/munge/key" --socket="$folder/munge/socket" \
    --pid-file="$folder/munge/pid" --seed-file="$folder/munge/seed" --num-threads=2 >"$folder/munged.log" 2>&1 &
  started+=($!)
  wait_until "munged listens" 20 test -S "$folder/munge/socket"

  cat >"$SLURM_CONF" <<CONF
ClusterName=boardwright
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmdParameters=config_overrides
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SchedulerType=sched/backfill
SchedulerParameters=sched_min_interval=10000,sched_interval=1
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MinJobAge=300
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$node Default=YES MaxTime=INFINITE State=UP
CONF
  slurmctld -D >"$folder/slurmctld.log" 2>&1 &
  started+=($!)
  slurmd -D >"$folder/slurmd.log" 2>&1 &
  started+=($!)
  wait_until "the node is idle" 60 node_is idle
}

node_is() { [[ $(sinfo --noheader --format=%T 2>/dev/null) == "$1" ]]; }

submit_array() {  # answers its number
  sbatch --parsable --array=1-$tasks --chdir="$shards" "$source/docs/cluster/simulate.sbatch" "$shards" "${play[@]}"
}

submit_merge() {  # after the array with this number
  sbatch --parsable --dependency="afterok:$1" --chdir="$shards" --output="$folder/merge.log" \
    --wrap="$BOARDWRIGHT merge $shards/shard-*.json --json >$folder/merged.json"
}

state_of() { scontrol --oneliner show job "$1" | sed -E 's/.* JobState=([A-Z_]+).*/\1/' | sort -u; }  # of a job or all tasks

ended() { ! state_of "$1" | grep -qE 'PENDING|RUNNING|COMPLETING|CONFIGURING'; }

plays() { task_process=$(pgrep -f -- "--shard $1/$tasks --out $shards/"); }

start_cluster

array=$(submit_array)
merge=$(submit_merge "$array")
wait_until "task $killed plays" 120 plays "$killed"
kill -KILL "$task_process"
wait_until "the array has ended" 120 ended "$array"
[[ ! -e $shards/shard-$killed.json ]] || fail "the killed task has left a shard"
(($(find "$shards" -name 'shard-*.json' | wc -l) == tasks - 1)) || fail "more than the killed task's shard is missing"
[[ $(state_of "${array}_$killed") == FAILED ]] || fail "Slurm says '$(state_of "${array}_$killed")' of the killed task"
[[ $(state_of "$merge") == PENDING && ! -e $folder/merged.json ]] || fail "the merge hasn't waited for all shards"
scancel "$merge"

array=$(submit_array)
merge=$(submit_merge "$array")
wait_until "the merge has ended" 120 ended "$merge"
[[ $(state_of "$merge") == COMPLETED ]] || fail "Slurm says '$(state_of "$merge")' of the merge"
(($(grep -l 'is there already' "$shards"/*.log | wc -l) == tasks - 1)) || fail "shards were played twice"
"$BOARDWRIGHT" simulate "${play[@]}" --json >"$folder/single.json"
cmp "$folder/single.json" "$folder/merged.json" || fail "the merged figures aren't those of a single run"
echo "20 tasks, one killed and played again: the merged figures are those of a single run, byte for byte."
