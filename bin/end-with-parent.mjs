import { readFileSync } from 'node:fs'

/**
 * Orphan prevention: sends itself SIGTERM once the process that started it is gone. Our own script on an older Node is
 * noticed by its closed channel; npm gives no sign, so its process id is polled four times a second.
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

/** Our parent's process id, and its parent's where it is the shell that npm runs scripts with. */
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
