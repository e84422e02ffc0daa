import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { ImportBaselineOrder } from '#bench/baselines/import-libraries.ts'
import { listProcessTree, readResidentBytes } from '#bench/processor.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { staffColumns, staffNames, writeStaffSheet } from '#bench/staff-sheet.ts'
import { measureP99OfSteadyRequests } from '#bench/steady.ts'
import { formatColumnLetters } from '#src/platform/spreadsheets/workbook.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const turns = 3
const megabyte = 1024 * 1024
const targets = { xlsx: 0.36, csv: 0.4 }
const formats = ['xlsx', 'csv'] as const

type Format = (typeof formats)[number]

/**
 * Import of employees from a sheet of 25 columns, against a library that reads the sheet and COPY into a table with the
 * same indexes.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    const runImport = await prepareImport(shop)
    for (const format of formats) {
      const { result, review, mend } = await compareWithCopy(shop, runImport, format)
      report(result)
      if (format === 'csv') continue
      report(review)
      report(mend)
    }
    for (const rowCount of [rows / 5, rows * 2])
      for (const result of await measureMemory(shop, runImport, rowCount)) report(result)
    report(await measureDelay(shop, runImport))
  } finally {
    await shop.stop()
  }
}

type RunImport = (file: string) => Promise<{ upload: number; review: number; run: number; mend: number }>

const importRequest = {
  resource: 'employees',
  mapping: Object.fromEntries(Object.keys(staffColumns).map((name, at) => [name, formatColumnLetters(at)])),
}

async function prepareImport({ sql, contender: { url } }: Shop): Promise<RunImport> {
  for (const [table, names] of Object.entries(staffNames))
    await sql.query(`insert into ${table} (name) select unnest($1::text[]) on conflict do nothing`, [[...names]])
  const token = await openSessionOfHolder(sql, 'load_database')
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
    const preview = await call('POST', `/${id}/preview`, importRequest)
    times.push(performance.now())
    const mendTimes: number[] = []
    for (let n = 0; n < 20; n++) {
      const startedAt = performance.now()
      await call('PATCH', `/${id}/rows/${2 + n * 50}`, { city: `Otra ${n}` })
      mendTimes.push(performance.now() - startedAt)
    }
    times.push(performance.now())
    await call('POST', `/${id}/run`, importRequest)
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
    const [uploadStart = 0, uploaded = 0, reviewed = 0, mended = 0, finishedAt = 0] = times
    const median = mendTimes.sort((a, b) => a - b)[10] ?? 0
    return { upload: uploaded - uploadStart, review: reviewed - uploaded, run: finishedAt - mended, mend: median }
  }
}

/** Deletes the imported rows, so that each import begins with the same table. */
async function deleteImportedRows({ sql }: Shop): Promise<void> {
  await sql.query('truncate employees, imports, import_rows, import_outcomes restart identity cascade')
  await sql.query('vacuum')
}

async function compareWithCopy(shop: Shop, runImport: RunImport, format: Format) {
  const file = path.join(createTemporaryDirectory(), `nomina.${format}`)
  await writeStaffSheet(file, format, rows)
  await shop.sql.query(
    'drop table if exists alone; create table alone (like employees including defaults including generated including identity including indexes)',
  )
  const baseline = await startImportBaseline({ file, format, database: shop.database.address, table: 'alone' })
  const ratios: number[] = []
  const reviews: number[] = []
  const mendTimes: number[] = []
  const timeTexts: string[] = []
  for (let n = 0; n < turns; n++) {
    await deleteImportedRows(shop)
    const importTimes = await runImport(file)
    const startedAt = performance.now()
    const finishMessage = once(baseline, 'message')
    baseline.send('go')
    await finishMessage
    const copyMs = performance.now() - startedAt
    const totalMs = importTimes.upload + importTimes.review + importTimes.run
    ratios.push(copyMs / totalMs)
    reviews.push(importTimes.review / importTimes.run)
    mendTimes.push(importTimes.mend)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    timeTexts.push(
      `${seconds(importTimes.upload)} + ${seconds(importTimes.review)} + ${seconds(importTimes.run)} s against ${seconds(copyMs)} s`,
    )
  }
  baseline.kill()
  const what = `${rows.toLocaleString('en')} employees from ${format}`
  return {
    result: buildAtLeastResult(
      `${what}, against reading and COPY`,
      targets[format],
      computeSpread(ratios),
      timeTexts.join('; '),
    ),
    review: buildAtMostResult(`${what}: review against the run`, 0.7, 'times', computeSpread(reviews)),
    mend: buildAtMostResult(`${what}: a mended cell`, 100, 'ms', computeSpread(mendTimes)),
  }
}

async function startImportBaseline(order: ImportBaselineOrder): Promise<ChildProcess> {
  const baseline = fork(path.join(import.meta.dirname, 'baselines/import-libraries.ts'))
  const ready = once(baseline, 'message')
  baseline.send(order)
  await ready
  return baseline
}

/** Peak memory of the server and its import worker during an import, above their memory when idle. */
async function measureMemory(shop: Shop, runImport: RunImport, rowCount: number): Promise<Result[]> {
  const { contender, database } = shop
  await deleteImportedRows(shop)
  const file = path.join(createTemporaryDirectory(), 'nomina.xlsx')
  await writeStaffSheet(file, 'xlsx', rowCount)
  const [pid = 0] = contender.pids
  const children = () => {
    const ofDatabase = new Set(listProcessTree(database.pid))
    return listProcessTree(pid).filter((processId) => processId !== pid && !ofDatabase.has(processId))
  }
  await pause(25_000)
  const idle = readResidentBytes(pid)
  const peak = { server: 0, child: 0 }
  const timer = setInterval(() => {
    peak.server = Math.max(peak.server, readResidentBytes(pid) - idle)
    peak.child = Math.max(peak.child, ...children().map(readResidentBytes))
  }, 50)
  await runImport(file)
  clearInterval(timer)
  const what = `memory at ${rowCount.toLocaleString('en')} rows`
  return [
    buildAtMostResult(`${what}: server above idle`, 20, 'MB', computeSpread([peak.server / megabyte])),
    buildAtMostResult(`${what}: its loader`, 340, 'MB', computeSpread([peak.child / megabyte])),
  ]
}

/** By how much the slowest of a hundred small requests takes longer while an import runs. */
async function measureDelay(shop: Shop, runImport: RunImport): Promise<Result> {
  const file = path.join(createTemporaryDirectory(), 'nomina.xlsx')
  await writeStaffSheet(file, 'xlsx', rows / 5)
  const url = `${shop.contender.url}/api/colors`
  const ratios: number[] = []
  for (let n = 0; n < turns; n++) {
    await deleteImportedRows(shop)
    const quiet = await measureP99OfSteadyRequests(url, pause(3000))
    ratios.push((await measureP99OfSteadyRequests(url, runImport(file))) / quiet)
  }
  return buildAtMostResult('p99 of 50 small requests a second meanwhile', 3, 'times idle', computeSpread(ratios))
}
