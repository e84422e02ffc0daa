import { readFileSync } from 'node:fs'

/**
 * Orphan prevention: sends this process SIGTERM once its parent is gone. If the parent is our own script, its closed
 * channel tells. npm has no channel, so the parent's process id is polled four times a second.
 */
export function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (process.channel) process.once('disconnect', end)
  if (process.channel || !process.env.npm_lifecycle_event) return
  const firstLineage = readLineage()
  const pollTimer = setInterval(() => {
    if (readLineage() === firstLineage) return
    clearInterval(pollTimer)
    end()
  }, 250)
  pollTimer.unref()
}

/** The parent's process id. If the parent is npm's shell, also the process id of npm. */
function readLineage() {
  const shell = process.platform === 'linux' ? readStatus(process.ppid) : undefined
  return shell && /^(?:sh|dash|bash|ash|busybox)$/.test(shell.name)
    ? `${process.ppid} ${shell.parent}`
    : `${process.ppid}`
}

function readStatus(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return undefined
  }
}
