import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a condition holds, checking it every 10 ms. Throws with `description` if it does not hold in time. */
export async function until<T>(
  description: string,
  condition: () => T | Promise<T>,
  timeoutMs = 120_000,
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(10)) {
    const value = await condition()
    if (value !== undefined && value !== null && value !== false) return value
  }
  throw new Error(`Waited ${timeoutMs} ms in vain until ${description}`)
}

/** Ids of the running processes whose command line contains the text. A zombie process has no command line. */
export function findProcesses(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => readCommandLine(pid).includes(text))
    .map(Number)
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

export function readProcessGroup(pid: number): number | undefined {
  try {
    // The name in brackets may contain anything. After it come state, parent and group.
    const group = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]
    return group === undefined ? undefined : Number(group)
  } catch {
    return undefined
  }
}
