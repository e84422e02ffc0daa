import { readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'

const belowNormal = os.constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Nice: runs this process below normal priority. The lowest priority would make its work take minutes under load. On
 * Linux priority belongs to a thread and is inherited by the threads that it starts, so it is set for every existing
 * thread.
 */
export function lowerOwnPriority(): void {
  for (const thread of listThreads()) setLowPriority(thread)
}

/**
 * Nice, for another process of this machine. Autogroup: Linux schedules each session as a group with a priority of its
 * own, and each backend of PostgreSQL is a session.
 */
export function lowerPriorityOfProcess(pid: number): void {
  setLowPriority(pid)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(belowNormal))
  } catch {
    // Fails without permission, and on a system without autogroups. The process then keeps its priority.
  }
}

function setLowPriority(thread: number): void {
  try {
    os.setPriority(thread, belowNormal)
  } catch {
    // No permission, or the thread has ended: its work continues at normal priority.
  }
}

function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
