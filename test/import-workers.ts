import { readdirSync, readFileSync } from 'node:fs'
import type { TestContext } from 'node:test'
import type { Client } from '#test/client.ts'
import { atTheEnd } from '#test/endings.ts'
import { isAlive } from '#test/exports.ts'
import type { Shop } from '#test/harness.ts'
import { uploadRows } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'

/** Worker processes started by this process or by `parent`, as Linux lists them. */
export const listWorkerPids = (parent = process.pid): number[] => listChildrenWith('import-process.server.', parent)

/** Live child processes of this process or of `parent` whose command line contains the text. */
export function listChildrenWith(text: string, parent = process.pid): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map(Number).filter((pid) => isAlive(pid) && commandOf(pid).includes(text))
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** Kills the workers of this process without warning, and lets their leases expire. */
export async function killWorkers({ sql }: Shop, parent?: number): Promise<void> {
  const workerPids = listWorkerPids(parent)
  if (workerPids.length === 0) throw new Error('No worker runs')
  for (const pid of workerPids) process.kill(pid, 'SIGKILL')
  await until('the worker is gone', () => !workerPids.some(isAlive))
  await sql`update imports set lease_until = now() - interval '1 second' where task is not null`
}

export type HeldLock = { release(): Promise<unknown>; waitUntilBlocking(): Promise<unknown> }

/** Holds the locks of a statement, so that the worker waits for them. */
export async function holdLock(t: TestContext, { sql }: Shop, statement: string): Promise<HeldLock> {
  const releaseSignal = Promise.withResolvers<void>()
  const lockSignal = Promise.withResolvers<void>()
  const transaction = sql
    .begin(async (tx) => {
      await tx.query(statement)
      lockSignal.resolve()
      await releaseSignal.promise
      throw new Rollback()
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) lockSignal.reject(error)
    })
  await lockSignal.promise
  const release = () => {
    releaseSignal.resolve()
    return transaction
  }
  atTheEnd(t, release)
  return {
    release,
    waitUntilBlocking: () =>
      until('the worker waits for the lock', async () => {
        const waitingRows = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waitingRows.length > 0
      }),
  }
}

class Rollback extends Error {}

export const colorsRequest = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }

/** Uploads a sheet with `qty` colors. `Color 2` is in row 2. */
export const uploadColors = (client: Client, qty: number) =>
  uploadRows(client, [
    ['Nombre', 'Código'],
    ...Array.from({ length: qty }, (_, index) => [`Color ${index + 2}`, `#${String(index).padStart(6, '0')}`]),
  ])

/** The number of rows of a table, and of audit entries about their creation. */
export async function countWritten({ sql }: Shop, table = 'colors'): Promise<{ rows: number; trails: number }> {
  const [counts] = await sql.query<{ rows: number; trails: number }[]>(
    `select (select count(*)::int from ${table}) as rows,
      (select count(*)::int from audit where resource = '${table}' and action = 'created') as trails`,
  )
  if (!counts) throw new Error('No counts')
  return counts
}

/** Waits until `rows` rows are committed. Two batches are under way at once. */
export const waitUntilWritten = (testShop: Shop, rows: number) =>
  until(`${rows} rows are written`, async () => (await countWritten(testShop)).rows === rows)

/** Uploads rows and checks them. The result has the request, so that a run can send the same one. */
export async function previewRows(
  client: Client,
  rows: readonly (readonly string[])[],
  request: { resource: string; mapping?: object } & Record<string, unknown>,
) {
  const sheet = await uploadRows(client, rows)
  const fullRequest = { mapping: sheet.suggested[request.resource], ...request }
  const { status, body } = await client.post(`/imports/${sheet.id}/preview`, fullRequest)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...body, id: sheet.id as number, asked: fullRequest }
}

/** Outcomes by row, with the errors of wrong rows. */
export const listOutcomes = ({ rows }: { rows: { row: number; status: string; errors: object }[] }) =>
  rows.map(({ row, status, errors }) => (status === 'wrong' ? [row, status, errors] : [row, status]))
