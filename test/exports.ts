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

/** A shop with so many training items that their export does not fit into the buffers before a stopped reader. */
export async function openFullShop(t: TestContext, options: ShopOptions = {}): Promise<Shop> {
  const world = await shop(t, {}, options)
  // The rows are inserted without the search index, which would take most of the time.
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

/** Starts a download of all rows and reads only its first byte. */
export async function startDownload(client: Client, url: string, format: Format): Promise<Download> {
  const headers = { authorization: `Bearer ${await client.token()}` }
  // `http.get` uses one connection. `fetch` would open another after a cut.
  const request = get(`${url}/api/training_items/export.${format}?fields=name,description`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  assert.equal(response.statusCode, 200)
  await once(response, 'readable')
  assert.ok(response.read(1))
  return { response, cut: () => request.destroy() }
}

export const readToEnd = ({ response }: Download) => response.resume().toArray()

/** The open transactions of the database, without the one that asks. */
export const readOpenTransactions = (sql: Sql) => sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`

/** Live child processes of this process or of `parent` that write spreadsheets, as Linux lists them. */
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

/** Asserts that a condition becomes true within a second. */
export async function assertWithinSecond(description: string, condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 1000
  while (!(await condition())) assert.ok(performance.now() < end, description)
}

export async function assertExportOver(sql: Sql, listPids: () => number[] = listWriterPids): Promise<void> {
  await assertWithinSecond('the cursor is closed', async () => (await readOpenTransactions(sql)).length === 0)
  await assertWithinSecond('the process has ended', async () => listPids().length === 0)
}
