import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for a condition, looking again at short intervals; fails with its name when it does not come true in time. */
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

/** The live processes whose command line holds the text; the dead that nobody collected have none. */
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
    // After the name in brackets, which may hold anything: state, parent, group.
    const group = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]
    return group === undefined ? undefined : Number(group)
  } catch {
    return undefined
  }
}
