import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spreadOf } from '#bench/alternate.ts'
import type { Alone } from '#bench/importing-alone.ts'
import { residentBytes, treeOf } from '#bench/processor.ts'
import { atLeast, atMost, type Result } from '#bench/result.ts'
import { signedIn } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { staffColumns, staffNames, writeStaffSheet } from '#bench/staff-sheet.ts'
import { percentileOfSteady } from '#bench/steady.ts'
import { freshDirectory } from '#bench/world.ts'
import { columnLetters } from '#src/platform/spreadsheets/workbook.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const turns = 3
const megabyte = 1024 * 1024
const wanted = { xlsx: 0.33, csv: 0.25 }
const formats = ['xlsx', 'csv'] as const

type Format = (typeof formats)[number]

/**
 * Employees from a sheet of 25 columns, against a library that reads it and COPY into a table with the same indexes.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    const load = await loading(shop)
    for (const format of formats) {
      const { result, review, mend } = await againstCopy(shop, load, format)
      report(result)
      if (format === 'csv') continue
      report(review)
      report(mend)
    }
    for (const many of [rows / 5, rows * 2]) for (const result of await memory(shop, load, many)) report(result)
    report(await noticed(shop, load))
  } finally {
    await shop.stop()
  }
}

type Load = (file: string) => Promise<{ upload: number; review: number; run: number; mend: number }>

const asked = {
  resource: 'employees',
  mapping: Object.fromEntries(Object.keys(staffColumns).map((name, at) => [name, columnLetters(at)])),
}

async function loading({ sql, contender: { url } }: Shop): Promise<Load> {
  for (const [table, names] of Object.entries(staffNames))
    await sql.query(`insert into ${table} (name) select unnest($1::text[]) on conflict do nothing`, [[...names]])
  const token = await signedIn(sql, 'load_database')
  const call = async (method: string, address: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/imports${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${address} was answered with ${text}`)
    return JSON.parse(text)
  }
  return async (file) => {
    const form = new FormData()
    form.set('file', await openAsBlob(file), path.basename(file))
    const times = [performance.now()]
    const { id } = await call('POST', '', form)
    times.push(performance.now())
    const preview = await call('POST', `/${id}/preview`, asked)
    times.push(performance.now())
    const mends: number[] = []
    for (let n = 0; n < 20; n++) {
      const began = performance.now()
      await call('PATCH', `/${id}/rows/${2 + n * 50}`, { city: `Otra ${n}` })
      mends.push(performance.now() - began)
    }
    times.push(performance.now())
    await call('POST', `/${id}/run`, asked)
    let state = { status: 'running', created: 0 }
    while (state.status === 'running') {
      await pause(50)
      const [row] = await sql<{ status: string; task: string | null; counts: { created: number } }[]>`
        select status, task, counts from imports where id = ${id}`
      state = { status: row?.task ? 'running' : (row?.status ?? ''), created: row?.counts.created ?? 0 }
    }
    times.push(performance.now())
    if (state.status !== 'done' || state.created !== preview.created || preview.wrong > 0)
      throw new Error(`Not all was loaded: ${JSON.stringify({ state, ...preview, rows: preview.rows.slice(0, 1) })}`)
    const [begun = 0, uploaded = 0, reviewed = 0, mended = 0, over = 0] = times
    const median = mends.sort((a, b) => a - b)[10] ?? 0
    return { upload: uploaded - begun, review: reviewed - uploaded, run: over - mended, mend: median }
  }
}

/** What was loaded goes again, so that each load meets the same table. */
async function forget({ sql }: Shop): Promise<void> {
  await sql.query('truncate employees, imports, import_rows, import_outcomes restart identity cascade')
  await sql.query('vacuum')
}

async function againstCopy(shop: Shop, load: Load, format: Format) {
  const file = path.join(freshDirectory(), `nomina.${format}`)
  await writeStaffSheet(file, format, rows)
  await shop.sql.query(
    'drop table if exists alone; create table alone (like employees including defaults including generated including identity including indexes)',
  )
  const alone = await startAlone({ file, format, database: shop.database.address, table: 'alone' })
  const ratios: number[] = []
  const reviews: number[] = []
  const mends: number[] = []
  const spent: string[] = []
  for (let n = 0; n < turns; n++) {
    await forget(shop)
    const ours = await load(file)
    const began = performance.now()
    const done = once(alone, 'message')
    alone.send('go')
    await done
    const theirs = performance.now() - began
    const whole = ours.upload + ours.review + ours.run
    ratios.push(theirs / whole)
    reviews.push(ours.review / ours.run)
    mends.push(ours.mend)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    spent.push(
      `${seconds(ours.upload)} + ${seconds(ours.review)} + ${seconds(ours.run)} s against ${seconds(theirs)} s`,
    )
  }
  alone.kill()
  const what = `${rows.toLocaleString('en')} employees from ${format}`
  return {
    result: atLeast(`${what}, against reading and COPY`, wanted[format], spreadOf(ratios), spent.join('; ')),
    review: atMost(`${what}: review against the run`, 0.7, 'times', spreadOf(reviews)),
    mend: atMost(`${what}: a mended cell`, 100, 'ms', spreadOf(mends)),
  }
}

async function startAlone(given: Alone): Promise<ChildProcess> {
  const alone = fork(path.join(import.meta.dirname, 'importing-alone.ts'))
  const ready = once(alone, 'message')
  alone.send(given)
  await ready
  return alone
}

/** Most that the server, and its loader, took above idle. */
async function memory(shop: Shop, load: Load, many: number): Promise<Result[]> {
  const { contender, database } = shop
  await forget(shop)
  const file = path.join(freshDirectory(), 'nomina.xlsx')
  await writeStaffSheet(file, 'xlsx', many)
  const [pid = 0] = contender.pids
  const children = () => {
    const ofDatabase = new Set(treeOf(database.pid))
    return treeOf(pid).filter((one) => one !== pid && !ofDatabase.has(one))
  }
  await pause(25_000)
  const idle = residentBytes(pid)
  const most = { server: 0, child: 0 }
  const timer = setInterval(() => {
    most.server = Math.max(most.server, residentBytes(pid) - idle)
    most.child = Math.max(most.child, ...children().map(residentBytes))
  }, 50)
  await load(file)
  clearInterval(timer)
  const what = `memory at ${many.toLocaleString('en')} rows`
  return [
    atMost(`${what}: server above idle`, 60, 'MB', spreadOf([most.server / megabyte])),
    atMost(`${what}: its loader`, 400, 'MB', spreadOf([most.child / megabyte])),
  ]
}

/** How much longer the slowest of a hundred small requests takes while a load runs. */
async function noticed(shop: Shop, load: Load): Promise<Result> {
  const file = path.join(freshDirectory(), 'nomina.xlsx')
  await writeStaffSheet(file, 'xlsx', rows / 5)
  const url = `${shop.contender.url}/api/colors`
  const ratios: number[] = []
  for (let n = 0; n < turns; n++) {
    await forget(shop)
    const quiet = await percentileOfSteady(url, pause(3000))
    ratios.push((await percentileOfSteady(url, load(file))) / quiet)
  }
  return atMost('p99 of 50 small requests a second meanwhile', 3, 'times idle', spreadOf(ratios))
}
