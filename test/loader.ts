import { readdirSync, readFileSync } from 'node:fs'
import type { TestContext } from 'node:test'
import type { Client } from '#test/client.ts'
import { atTheEnd } from '#test/endings.ts'
import { lives } from '#test/exports.ts'
import type { Shop } from '#test/harness.ts'
import { uploaded } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'

/** Processes that work on loads, started by this one or by `parent`, as Linux lists them. */
export const loaders = (parent = process.pid): number[] => childrenWith('app/loader.server.ts', parent)

/** Live processes that were started by this one or by `parent`, and whose command line holds the text. */
export function childrenWith(text: string, parent = process.pid): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map(Number).filter((pid) => lives(pid) && commandOf(pid).includes(text))
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** Kills the loader of this process without warning, and lets its leases run out. */
export async function killLoader({ sql }: Shop, parent?: number): Promise<void> {
  const killed = loaders(parent)
  if (killed.length === 0) throw new Error('No loader runs')
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  await until('the loader is gone', () => !killed.some(lives))
  await sql`update imports set lease_until = now() - interval '1 second' where task is not null`
}

export type Held = { release(): Promise<unknown>; isMet(): Promise<unknown> }

/** Holds what a statement has locked, so that the loader stops where it needs it. */
export async function holding(t: TestContext, { sql }: Shop, statement: string): Promise<Held> {
  const letGo = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const held = sql
    .begin(async (tx) => {
      await tx.query(statement)
      isHeld.resolve()
      await letGo.promise
      throw new Rollback()
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) isHeld.reject(error)
    })
  await isHeld.promise
  const release = () => {
    letGo.resolve()
    return held
  }
  atTheEnd(t, release)
  return {
    release,
    isMet: () =>
      until('the loader waits for the lock', async () => {
        const waiting = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting.length > 0
      }),
  }
}

class Rollback extends Error {}

export const asColors = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }

/** A sheet of so many colors, `Color 2` in row 2, sent to be loaded. */
export const manyColors = (by: Client, qty: number) =>
  uploaded(by, [
    ['Nombre', 'Código'],
    ...Array.from({ length: qty }, (_, n) => [`Color ${n + 2}`, `#${String(n).padStart(6, '0')}`]),
  ])

/** How many rows and trails of them there are. */
export async function written({ sql }: Shop, table = 'colors'): Promise<{ rows: number; trails: number }> {
  const [counts] = await sql.query<{ rows: number; trails: number }[]>(
    `select (select count(*)::int from ${table}) as rows,
      (select count(*)::int from audit where resource = '${table}' and action = 'created') as trails`,
  )
  if (!counts) throw new Error('No counts')
  return counts
}

/** Two batches are under way at once: waits until so many rows are committed. */
export const untilWritten = (world: Shop, rows: number) =>
  until(`${rows} rows are written`, async () => (await written(world)).rows === rows)

/** Uploads rows and checks them; with what was asked, so that a run may ask the same. */
export async function reviewed(
  by: Client,
  rows: readonly (readonly string[])[],
  asked: { resource: string; mapping?: object } & Record<string, unknown>,
) {
  const sheet = await uploaded(by, rows)
  const whole = { mapping: sheet.suggested[asked.resource], ...asked }
  const { status, body } = await by.post(`/imports/${sheet.id}/preview`, whole)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...body, id: sheet.id as number, asked: whole }
}

/** Outcomes by row, and what is wrong with each. */
export const outcomesIn = ({ rows }: { rows: { row: number; status: string; errors: object }[] }) =>
  rows.map(({ row, status, errors }) => (status === 'wrong' ? [row, status, errors] : [row, status]))
