import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { insertSessionUnlessAccountChanged } from '#src/access/sessions/sessions.server.ts'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import { createServer } from '#src/app/server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { type Client, createClient } from '#test/client.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFactories, type Factories } from '#test/factories.ts'
import { createFreshDatabase, type DatabaseOptions } from '#test/fresh-database.ts'
import { findFreePort } from '#test/ports.ts'

export type Shop = {
  url: string
  sql: Sql
  settings: Settings
  database: DatabaseOptions
  dataDir: string
  /** A client of a new user with exactly these permissions. */
  as(...permissions: string[]): Client
  /** A client of a new user of a company, of a client, or of both, with these permissions. */
  asUser(user: { company_id?: number; client_id?: number; permissions: readonly string[] }): Client
  anonymous: Client
  /** A client of a user with every permission. */
  admin: Client
  make: Factories
}

export type ShopOptions = {
  /** SQL that creates tables for the test. */
  tables?: string
  /** Registrations instead of the program's. */
  registrations?: readonly Registration[]
  /** Statement timeout instead of the program's. */
  timeoutSeconds?: number
  /** Clock of the authorization, in milliseconds, instead of the machine's. */
  now?: () => number
  /** Slowest pace of a form instead of the program's. */
  formPace?: MinimumPace
}

/** Ports of ended servers. The next server takes one, so that a browser finds the scripts of its address compiled. */
const freedPorts: number[] = []

/**
 * Starts the real server on a free port, with a migrated database and a data directory of its own, both without rows.
 */
export async function shop(
  t: TestContext,
  env: Record<string, string> = {},
  { tables, registrations, now, timeoutSeconds, formPace }: ShopOptions = {},
): Promise<Shop> {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, {
    max: 6,
    timeZone: 'America/Argentina/Buenos_Aires',
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
  })
  if (tables) await sql.query(tables)
  await sql`insert into permissions (name) select unnest(${[...allPermissions]}::text[]) on conflict do nothing`
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-shop-'))
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: process.env.TEST_LOG ?? 'fatal',
    SEED: 'none',
    DATA_DIR: dataDir,
    ...env,
  })
  const files = await createFileStore(settings)
  const app = await createServer(
    { settings, sql, files, ...(now && { now }), ...(formPace && { formPace }) },
    registrations,
  )
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const port = freedPorts.pop() ?? (await findFreePort())
  const url = await app.listen({ port, host: '127.0.0.1' })
  atTheEnd(t, async () => {
    // Keep-alive: a connection may become idle only a moment after its last response was read. Without this interval it
    // would stay open for a minute. A browser also opens connections ahead of their first request.
    const interval = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, 20)
    await app.close().finally(() => clearInterval(interval))
    freedPorts.push(port)
    await sql.end({ timeout: 5 })
    rmSync(dataDir, { recursive: true, force: true })
  })
  const asUser: Shop['asUser'] = (user) => createClient(url, () => createSession(sql, user))
  const admin = asUser({ permissions: allPermissions })
  return {
    url,
    sql,
    settings,
    database: options,
    dataDir,
    as: (...names) => asUser({ permissions: names }),
    asUser,
    anonymous: createClient(url, null),
    admin,
    make: createFactories(admin),
  }
}

let userCount = 0

async function createSession(sql: Sql, user: Parameters<Shop['asUser']>[0]): Promise<string> {
  const dni = String(20_000_000 + userCount++)
  return sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into users (name, surname, dni, email, password_hash, company_id, client_id)
      values ('Ana', ${`Prueba ${dni}`}, ${dni}, ${`${dni}@example.com`}, 'none', ${user.company_id ?? null}, ${user.client_id ?? null})
      returning id`
    if (!row) throw new Error('no user')
    await tx`
      insert into user_permissions (user_id, permission_id)
      select ${row.id}, id from permissions where name = any(${[...user.permissions]}::text[])`
    const token = await insertSessionUnlessAccountChanged(tx, { id: row.id, password_hash: 'none' })
    if (!token) throw new Error('no session')
    return token
  })
}
