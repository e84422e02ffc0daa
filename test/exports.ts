import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { TestContext } from 'node:test'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'
import { type Shop, type ShopOptions, shop } from '#test/harness.ts'

export const onLinux = { skip: process.platform !== 'linux' && 'looks at /proc' }

export const formats = ['xlsx', 'csv'] as const
export type Format = (typeof formats)[number]

/** A shop whose training items fill more than all buffers between it and a reader who does not read. */
export async function openFullShop(t: TestContext, other: ShopOptions = {}): Promise<Shop> {
  const world = await shop(t, {}, other)
  // Filled without the index of the search, which would take most of the time.
  await world.sql.query(`
    drop index training_items_search;
    alter table training_items alter column search drop expression;
    insert into training_items (name, description)
    select 'Curso ' || n, (
      select string_agg(encode(sha512(convert_to(n || '.' || k, 'UTF8')), 'hex'), '') from generate_series(1, 15) k)
    from generate_series(1, 8000) n`)
  return world
}

export type Download = { response: IncomingMessage; cut: () => void }

/** Asks for everything and reads the first bytes alone. */
export async function beginDownload(by: Client, url: string, format: Format): Promise<Download> {
  const headers = { authorization: `Bearer ${await by.token()}` }
  // A connection of its own: `fetch` would make another for one that was cut.
  const request = get(`${url}/api/training_items/export.${format}?fields=name,description`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  await once(response, 'readable')
  assert.ok(response.read(1))
  return { response, cut: () => request.destroy() }
}

export const readToTheEnd = ({ response }: Download) => response.resume().toArray()

/** Transactions that are open in the database but for the one that asks. */
export const readOpenTransactions = (sql: Sql) => sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`

/** Processes that write spreadsheets, started by this one or by `parent`, as Linux lists them. */
export function listWriterPids(parent = process.pid): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map(Number).filter((pid) => isAlive(pid) && readProcFile(pid, 'cmdline').includes('xlsx-process'))
}

export const isAlive = (pid: number) => /\) [^Z]/.test(readProcFile(pid, 'stat'))

function readProcFile(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Looks again and again, for a second at most. */
export async function assertWithinSecond(what: string, condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 1000
  while (!(await condition())) assert.ok(performance.now() < end, what)
}

export async function assertExportOver(sql: Sql, listPids: () => number[] = listWriterPids): Promise<void> {
  await assertWithinSecond('the cursor is closed', async () => (await readOpenTransactions(sql)).length === 0)
  await assertWithinSecond('the process has ended', async () => listPids().length === 0)
}
