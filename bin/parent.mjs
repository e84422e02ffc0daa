import { readFileSync } from 'node:fs'

/**
 * Ends this process, by the signal that it tidies up on, once the process that started it is gone, however that went:
 * then nobody is left to stop it. Started by our own script on an older Node, that is its channel; started by npm it
 * is npm, of whose death nothing tells us, so we look.
 */
export function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (process.channel) process.once('disconnect', end)
  if (process.channel || !process.env.npm_lifecycle_event) return
  const first = lineage()
  const looking = setInterval(() => {
    if (lineage() === first) return
    clearInterval(looking)
    end()
  }, 250)
  looking.unref()
}

/** Our parent, and its own where it is the shell that npm starts a script with. */
function lineage() {
  const shell = process.platform === 'linux' ? statusOf(process.ppid) : undefined
  return shell && /^(?:sh|dash|bash|ash|busybox)$/.test(shell.name)
    ? `${process.ppid} ${shell.parent}`
    : `${process.ppid}`
}

function statusOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return undefined
  }
}
