import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/ports.ts'

export type DemoShop = {
  url: string
  account: { dni: string; password: string }
  ready(): Promise<void>
  end(): Promise<void>
}

/** The demo shop as a program of its own, in a temporary directory that goes with it. */
export async function startDemoShop(): Promise<DemoShop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-guide-'))
  const port = await freePort()
  const account = { dni: '20111222', password: 'for-the-guide' }
  // The server ends when the channel closes, so it does not outlive this process.
  const child = spawn(process.execPath, ['bin/start.mjs', '--from-sources'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...ofTheMachine(), ...settings(dataDir, port, account) },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    account,
    async ready() {
      while (!hasEnded() && !(await isReady(url))) await pause(100)
      if (hasEnded()) throw new Error(`The demo shop did not open:\n${printed}`)
    },
    async end() {
      const ended = hasEnded() ? null : once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Only what a program needs to run: the shop's own settings must reach no other database and no one's mail. */
function ofTheMachine(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG }).filter(([, value]) => value !== undefined))
}

function settings(dataDir: string, port: number, { dni, password }: DemoShop['account']): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_DNI: dni,
    ADMIN_PASSWORD: password,
    // A mail server that nobody asks: with one, the page of forgotten passwords has its form.
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
