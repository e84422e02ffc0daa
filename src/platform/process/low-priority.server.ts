import { readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'

const belowNormal = os.constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Nice: a child process works below normal priority, not at the lowest, so that under load it takes seconds, not
 * minutes. On Linux priority belongs to a thread and is inherited by those it starts, so every existing thread is set.
 */
export function lowerPriority(): void {
  for (const thread of listThreads()) setLowPriority(thread)
}

/**
 * The same for another process of this machine. Autogroup: on Linux a session of its own, as each backend of PostgreSQL
 * is, counts among the others by a priority of its own.
 */
export function lowerPriorityOfProcess(pid: number): void {
  setLowPriority(pid)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(belowNormal))
  } catch {
    // No Linux, no autogroups, or no permission.
  }
}

function setLowPriority(thread: number): void {
  try {
    os.setPriority(thread, belowNormal)
  } catch {
    // Without permission, or the thread has ended: the work is done at normal priority.
  }
}

function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
