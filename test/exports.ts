import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { TestContext } from 'node:test'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'
import { type Other, type Shop, shop } from '#test/harness.ts'

export const onLinux = { skip: process.platform !== 'linux' && 'looks at /proc' }

export const formats = ['xlsx', 'csv'] as const
export type Format = (typeof formats)[number]

/** A shop whose training items fill more than all buffers between it and a reader who does not read. */
export async function fullShop(t: TestContext, other: Other = {}): Promise<Shop> {
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

export type Download = { answer: IncomingMessage; cut: () => void }

/** Asks for everything and reads the first bytes alone. */
export async function begin(by: Client, url: string, format: Format): Promise<Download> {
  const headers = { authorization: `Bearer ${await by.token()}` }
  // A connection of its own: `fetch` would make another for one that was cut.
  const asked = get(`${url}/api/training_items/export.${format}?fields=name,description`, { headers, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 200)
  await once(answer, 'readable')
  assert.ok(answer.read(1))
  return { answer, cut: () => asked.destroy() }
}

export const readToTheEnd = ({ answer }: Download) => answer.resume().toArray()

/** Transactions that are open in the database but for the one that asks. */
export const openTransactions = (sql: Sql) => sql<{ pid: number }[]>`
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`

/** Processes that write spreadsheets, started by this one or by `parent`, as Linux lists them. */
export function writers(parent = process.pid): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map(Number).filter((pid) => lives(pid) && said(pid, 'cmdline').includes('xlsx-process'))
}

export const lives = (pid: number) => /\) [^Z]/.test(said(pid, 'stat'))

function said(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Looks again and again, for a second at most. */
export async function withinASecond(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 1000
  while (!(await isSo())) assert.ok(performance.now() < end, what)
}

export async function isOver(sql: Sql, before: () => number[] = writers): Promise<void> {
  await withinASecond('the cursor is closed', async () => (await openTransactions(sql)).length === 0)
  await withinASecond('the process has ended', async () => before().length === 0)
}
