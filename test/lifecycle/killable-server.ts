import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { findFreePort } from '#test/ports.ts'
import { until } from './until.ts'

const account = { dni: '20123456', password: 'de-prueba-1' }

export type KillableServer = {
  url: string
  child: ChildProcess
  get<Body>(path: string): Promise<Body>
  /** Sends a write as the administrator. Throws the answer's text if it is refused, and if no answer comes. */
  post<Body>(path: string, body: FormData | object, headers?: Record<string, string>): Promise<Body>
  /** Kills the server, and with `database` its database too, as a power cut does. Waits for their end. */
  kill(options?: { database: boolean }): Promise<void>
}

/** Starts the server in a process of its own, with the database in `dataDir`, and signs in as the administrator. */
export async function startKillableServer(t: TestContext, dataDir: string): Promise<KillableServer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, ['src/app/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      ADMIN_DNI: account.dni,
      ADMIN_PASSWORD: account.password,
    },
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  t.after(async () => {
    if (hasEnded()) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  await until('the server is ready', () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const { token } = await readJsonOrThrow<{ token: string }>(
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    }),
  )
  const authorization = `Bearer ${token}`
  return {
    url,
    child,
    get: async (address) => readJsonOrThrow(await fetch(`${url}/api${address}`, { headers: { authorization } })),
    async post(address, body, headers = {}) {
      const isForm = body instanceof FormData
      return readJsonOrThrow(
        await fetch(`${url}/api${address}`, {
          method: 'POST',
          headers: { authorization, ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
          body: isForm ? body : JSON.stringify(body),
        }),
      )
    },
    async kill({ database } = { database: false }) {
      const end = hasEnded() ? null : once(child, 'exit')
      if (database) process.kill(readDatabasePid(dataDir), 'SIGKILL')
      child.kill('SIGKILL')
      await end
    },
  }
}

/** The first line of the file that PostgreSQL keeps while it runs. */
const readDatabasePid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function readJsonOrThrow<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Body
}
