import { spawnSync } from 'node:child_process'

const setprivCommand = ['setpriv', '--pdeathsig', 'INT', '--']

/**
 * Parent-death signal: what is put before the database's command line, so that the kernel interrupts the database when
 * the thread that spawned it ends, however it ends. It must stand directly before the program: a change of account
 * after it would clear the wish. Empty where the machine has no such signal; there the next start ends the orphan.
 */
export function buildParentDeathWrapper(): string[] {
  return process.platform === 'linux' && spawnSync('setpriv', [...setprivCommand.slice(1), 'true']).status === 0
    ? setprivCommand
    : []
}
