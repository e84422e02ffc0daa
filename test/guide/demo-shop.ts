import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#test/ports.ts'

export type DemoShop = {
  url: string
  account: { dni: string; password: string }
  ready(): Promise<void>
  end(): Promise<void>
}

/** Starts the demo shop as a process of its own, with a temporary directory that is removed at its end. */
export async function startDemoShop(): Promise<DemoShop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-guide-'))
  const port = await findFreePort()
  const account = { dni: '20111222', password: 'for-the-guide' }
  // The server ends when the channel closes, so it does not outlive this process.
  const child = spawn(process.execPath, ['bin/start.mjs', '--from-sources'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...pickSystemVariables(), ...buildSettings(dataDir, port, account) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    account,
    async ready() {
      while (!hasEnded() && !(await isReady(url))) await pause(100)
      if (hasEnded()) throw new Error(`The demo shop did not open:\n${output}`)
    },
    async end() {
      const exit = hasEnded() ? null : once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The environment variables that any program needs. Others, such as DATABASE_URL or MAIL_URL, could make the demo shop
 * use another database or send mails.
 */
function pickSystemVariables(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG }).filter(([, value]) => value !== undefined))
}

function buildSettings(dataDir: string, port: number, { dni, password }: DemoShop['account']): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_DNI: dni,
    ADMIN_PASSWORD: password,
    // The page of forgotten passwords has its form only with a mail server. This address is never used.
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hola@mostrador.example',
    LOG_LEVEL: 'error',
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
