import { execFile } from 'node:child_process'
import { pickOutsideEnvironment } from './program.ts'

export type Outcome = { status: number; stdout: string; stderr: string }

/** Runs a command of package.json as its user types it in a shell, with these settings. */
export const runCommand = (env: Record<string, string>, name: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      'npm',
      ['run', name, '--silent', '--', ...args],
      { env: { ...pickOutsideEnvironment(), ...env } },
      (error, stdout, stderr) => resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
