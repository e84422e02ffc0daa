import { readFileSync } from 'node:fs'

/**
 * Calls back once the process that started us is gone, however it went: then nobody is left to stop us. Started by our
 * own script on an older Node that is its channel; started by npm it is npm, of whose death nothing tells us, so we look.
 */
export function whenParentDies(callback: () => void): void {
  if (process.channel) {
    process.once('disconnect', callback)
  } else if (process.env.npm_lifecycle_event === 'start') {
    const first = lineage()
    setInterval(() => {
      if (lineage() !== first) callback()
    }, 250).unref()
  }
}

/** Our parent, and its own where it is the shell that npm starts a script with. */
function lineage(): string {
  const parent = process.ppid
  const shell = process.platform === 'linux' ? statusOf(parent) : undefined
  return shell && /^\((?:sh|dash|bash|ash|busybox)\)/.test(shell.name) ? `${parent} ${shell.parent}` : String(parent)
}

function statusOf(pid: number): { name: string; parent: string } | undefined {
  try {
    const [, name = '', , parent = ''] =
      /^\d+ (\(.*\)) (\S) (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent }
  } catch {
    return undefined
  }
}
