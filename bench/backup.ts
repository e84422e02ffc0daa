import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { BareBackupOrder } from '#bench/baselines/bare-backup.ts'
import { growEmployees } from '#bench/grow.ts'
import { readResidentBytes } from '#bench/processor.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import type { RestoreOrder } from '#bench/restore-apart.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests } from '#bench/steady.ts'
import { readSavedTables } from '#src/operations/backup/read-moment.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { migrate } from '#src/platform/database/migrations/migrate.server.ts'

const people = 100_000
const fileCount = 1000
const fileBytes = 200_000
const turns = 3
const megabyte = 1024 * 1024
const passphrase = 'a passphrase of the bench'

/**
 * A sealed backup of 100,000 employees with 1,000 files, and its restore, against COPY and files alone through the same
 * compression and cipher; the delay of other requests and the server's memory meanwhile.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ env: { BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: '1' } })
  try {
    await fillShop(shop)
    const makeBackup = await prepareBackup(shop)
    report(await measureMemory(shop, makeBackup))
    const bare = await startBareBackup(shop)
    report(await compareBackup(makeBackup, bare))
    report(await compareRestore(shop, bare))
    report(await measureDelay(shop, makeBackup))
    bare.child.kill()
  } finally {
    await shop.stop()
  }
}

async function fillShop({ sql, dataDir }: Shop): Promise<void> {
  await growEmployees(sql, people)
  const shelf = path.join(dataDir, 'files', 'private-files')
  const keys = Array.from({ length: fileCount }, () => randomBytes(16).toString('hex'))
  for (const key of keys) {
    mkdirSync(path.join(shelf, key.slice(0, 2)), { recursive: true })
    writeFileSync(path.join(shelf, key.slice(0, 2), key), randomBytes(fileBytes))
  }
  await sql`
    insert into files (key, name, media_type, bytes, sha256, resource)
    select key, 'contrato.pdf', 'application/pdf', ${fileBytes}, sha256(key::bytea), 'attachments' from unnest(${keys}::text[]) key`
  await sql`vacuum analyze`
}

type MakeBackup = () => Promise<string>

async function prepareBackup({ sql, contender: { url }, dataDir }: Shop): Promise<MakeBackup> {
  const token = await openSessionOfHolder(sql, 'manage_backups')
  return async () => {
    const answer = await fetch(`${url}/api/operations/backups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`The backup was answered with ${answer.status}: ${await answer.text()}`)
    const { name } = (await answer.json()) as { name: string }
    for (;;) {
      const [row] = await sql<{ ended_at: Date | null; error: string | null }[]>`
        select ended_at, error from backups where name = ${name}`
      if (row?.error) throw new Error(row.error)
      if (row?.ended_at) return path.join(dataDir, 'backups', name)
      await pause(20)
    }
  }
}

type BareBackup = {
  child: ChildProcess
  order: Omit<BareBackupOrder, 'work'>
  run(order: BareBackupOrder): Promise<void>
}

async function startBareBackup({ sql, database, dataDir }: Shop): Promise<BareBackup> {
  const child = fork(path.join(import.meta.dirname, 'baselines/bare-backup.ts'))
  const address = database.address as BareBackupOrder['address']
  const tables = await readSavedTables(sql)
  const file = path.join(createTemporaryDirectory(), 'bare')
  return {
    child,
    order: { address, tables, folder: path.join(dataDir, 'files'), file, isSealed: true },
    run: (order) => sendAndAwait(child, order),
  }
}

async function sendAndAwait(child: ChildProcess, order: BareBackupOrder | RestoreOrder): Promise<void> {
  const done = once(child, 'message')
  child.send(order)
  await done
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const what = `${people.toLocaleString('en')} employees with ${fileCount.toLocaleString('en')} files`

async function compareBackup(makeBackup: MakeBackup, bare: BareBackup): Promise<Result> {
  const ratios: number[] = []
  const texts: string[] = []
  for (let n = 0; n < turns; n++) {
    const ours = await measureSeconds(makeBackup)
    const theirs = await measureSeconds(() => bare.run({ ...bare.order, work: 'save' }))
    ratios.push(theirs / ours)
    texts.push(`${ours.toFixed(1)} s against ${theirs.toFixed(1)} s`)
  }
  return buildAtLeastResult(
    `backup of ${what}, against COPY and files alone`,
    0.6,
    computeSpread(ratios),
    texts.join('; '),
  )
}

async function compareRestore(shop: Shop, bare: BareBackup): Promise<Result> {
  const backups = path.join(shop.dataDir, 'backups')
  const file = path.join(backups, readdirSync(backups)[0] ?? '')
  const ratios: number[] = []
  const texts: string[] = []
  const address = { ...bare.order.address, database: 'restored' }
  for (let n = 0; n < turns; n++) {
    const place = createTemporaryDirectory()
    await recreateDatabase(shop)
    const child = fork(path.join(import.meta.dirname, 'restore-apart.ts'))
    const ours = await measureSeconds(() => sendAndAwait(child, { address, dataDir: place, file, passphrase }))
    child.kill()
    await recreateDatabase(shop)
    const sql = createConnectionPools(address, { max: 1 })
    await migrate(sql, 'migrations')
    await sql.query(`truncate ${bare.order.tables.map(({ name }) => name).join(', ')} cascade`)
    await sql.end()
    const folder = createTemporaryDirectory()
    const theirs = await measureSeconds(() => bare.run({ ...bare.order, address, folder, work: 'load' }))
    ratios.push(theirs / ours)
    texts.push(`${ours.toFixed(1)} s against ${theirs.toFixed(1)} s`)
    for (const directory of [place, folder]) rmSync(directory, { recursive: true, force: true })
  }
  await shop.sql.query('drop database restored with (force)')
  return buildAtLeastResult(`restore of ${what}, against the same`, 0.7, computeSpread(ratios), texts.join('; '))
}

async function recreateDatabase({ sql }: Shop): Promise<void> {
  await sql.query('drop database if exists restored with (force)')
  await sql.query('create database restored')
}

/** Peak memory of the server during a backup, above its memory when idle. */
async function measureMemory({ contender }: Shop, makeBackup: MakeBackup): Promise<Result> {
  const [pid = 0] = contender.pids
  await pause(25_000)
  const idle = readResidentBytes(pid)
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, readResidentBytes(pid) - idle)
  }, 50)
  await makeBackup()
  clearInterval(timer)
  const beside = `${(idle / megabyte).toFixed(0)} MB idle`
  return buildAtMostResult(
    'memory of the server during a backup, above idle',
    20,
    'MB',
    computeSpread([most / megabyte]),
    beside,
  )
}

async function measureDelay({ contender }: Shop, makeBackup: MakeBackup): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const ratios: number[] = []
  for (let n = 0; n < turns; n++) {
    const quiet = await measureP99OfSteadyRequests(url, pause(3000))
    ratios.push((await measureP99OfSteadyRequests(url, makeBackup())) / quiet)
  }
  return buildAtMostResult('p99 of 50 small requests a second meanwhile', 3, 'times idle', computeSpread(ratios))
}
