import { spawnSync } from 'node:child_process'

const setprivCommand = ['setpriv', '--pdeathsig', 'INT', '--']

/**
 * Parent-death signal: returns a command prefix by which the kernel interrupts the database when the thread that
 * spawned it ends, however it ends. It must come directly before the program, because a change of account clears the
 * signal. Empty if the machine has no such signal: then the next start stops the orphan.
 */
export function buildParentDeathWrapper(): string[] {
  return process.platform === 'linux' && spawnSync('setpriv', [...setprivCommand.slice(1), 'true']).status === 0
    ? setprivCommand
    : []
}
