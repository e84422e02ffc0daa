import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { atTheEnd } from '#test/endings.ts'
import { findFreePort } from '#test/ports.ts'

/** PgBouncer's path: TEST_PGBOUNCER, or the places in which Debian and other systems install it. */
const programPath = [process.env.TEST_PGBOUNCER ?? '', '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)

/** Options of a test that needs PgBouncer. It is skipped if PgBouncer is not installed. */
export const withPgBouncer = { skip: !programPath && 'PgBouncer is not installed' }

/** Starts PgBouncer in transaction mode, with two connections to a database that is reached by TCP. */
export async function startPgBouncer(
  t: TestContext,
  { host, port, user }: { host: string; port: number; user: string },
) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-pgbouncer-'))
  chmodSync(directory, 0o755)
  const listenPort = await findFreePort()
  const accounts = path.join(directory, 'accounts')
  const configuration = path.join(directory, 'pgbouncer.ini')
  writeFileSync(accounts, `"${user}" ""\n`)
  writeFileSync(
    configuration,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${accounts}
pool_mode = transaction
default_pool_size = 2
server_login_retry = 1
`,
  )
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(programPath ?? '', [...asNobody, configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
  atTheEnd(t, async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    rmSync(directory, { recursive: true, force: true })
  })
  const started = Promise.withResolvers<void>()
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
    if (output.includes('process up')) started.resolve()
  })
  child.once('exit', () => started.reject(new Error(`PgBouncer did not start:\n${output}`)))
  await started.promise
  return { host: '127.0.0.1', port: listenPort }
}
