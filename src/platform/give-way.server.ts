import { readdirSync } from 'node:fs'
import os from 'node:os'

/**
 * Nice: a child process works below normal priority, not at the lowest, so that under load it takes seconds, not
 * minutes. On Linux priority belongs to a thread and is inherited by those it starts, so every existing thread is set.
 */
export function giveWay(): void {
  for (const thread of threads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Without permission, or the thread has ended: the work is done at normal priority.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
