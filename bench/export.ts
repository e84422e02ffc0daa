import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { computeSpread } from '#bench/alternate.ts'
import type { ExportBaselineOrder } from '#bench/baselines/export-libraries.ts'
import type { DownloadOrder } from '#bench/download-apart.ts'
import { growProducts } from '#bench/grow.ts'
import { measureWorkInTurns } from '#bench/one-by-one.ts'
import { listProcessTree, readResidentBytes } from '#bench/processor.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests } from '#bench/steady.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildExportStatement } from '#src/resource/export/export-columns.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

const turns = 5
const megabyte = 1024 * 1024
const maxMegabytes = { xlsx: 130, csv: 30 }
const formats = ['xlsx', 'csv'] as const

type Format = (typeof formats)[number]

/**
 * Exports of products: 100,000 rows against the writing library alone and the cursor alone, the delay of other requests
 * meanwhile, and the memory for 200,000, 100,000 and 50,000 rows.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    await fillShop(shop)
    const download = await prepareDownload(shop)
    for (const format of formats) await download(format)
    for (const format of formats) report(await measureMemory(shop, download, format, 200_000))
    await deleteRowsBeyond(shop, 100_000)
    for (const format of formats) report(await measureMemory(shop, download, format, 100_000))
    report(await compareWithLibrary(shop, download))
    report(await compareWithCursor(shop, download))
    for (const format of formats) report(await measureDelay(shop, format))
    await deleteRowsBeyond(shop, 50_000)
    for (const format of formats) report(await measureMemory(shop, download, format, 50_000))
  } finally {
    await shop.stop()
  }
}

/**
 * Inserts 200,000 products. The indexes of the search are left out: no export uses them, and filling them takes
 * minutes.
 */
async function fillShop({ sql }: Shop): Promise<void> {
  await sql.query('drop index products_search, products_window_search, products_name_words')
  await growProducts(sql, 200_000)
}

async function deleteRowsBeyond({ sql }: Shop, rows: number): Promise<void> {
  await sql`delete from products where id in (select id from products order by id offset ${rows})`
  await sql`vacuum analyze`
}

type Download = (format: Format) => Promise<Uint8Array>

async function prepareDownload({ sql, contender }: Shop): Promise<Download> {
  const token = await openSessionOfHolder(sql, 'update_products')
  return async (format) => {
    const answer = await fetch(`${contender.url}/api/products/export.${format}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`The export was answered with ${answer.status}: ${await answer.text()}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Peak memory of server and child process during an export, above their memory before it. */
async function measureMemory(
  { contender, database }: Shop,
  download: Download,
  format: Format,
  rows: number,
): Promise<Result> {
  const [pid = 0] = contender.pids
  const measureResidentBytes = () => {
    const ofDatabase = new Set(listProcessTree(database.pid))
    return listProcessTree(pid).reduce(
      (sum, processId) => sum + (ofDatabase.has(processId) ? 0 : readResidentBytes(processId)),
      0,
    )
  }
  await pause(3000)
  const idle = measureResidentBytes()
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, measureResidentBytes())
  }, 50)
  await download(format)
  clearInterval(timer)
  const aboveIdle = computeSpread([(most - idle) / megabyte])
  const beside = `${(idle / megabyte).toFixed(0)} MB idle`
  return buildAtMostResult(
    `${format}: memory above idle, ${rows.toLocaleString('en')} rows`,
    maxMegabytes[format],
    'MB',
    aboveIdle,
    beside,
  )
}

async function compareWithLibrary(shop: Shop, download: Download): Promise<Result> {
  const text = new TextDecoder().decode(await download('csv')).replace('\ufeff', '')
  const [headings = [], ...rows]: string[][] = parse(text, { delimiter: ';' })
  const columns = headings.map((heading): SheetColumn => {
    const isPrice = heading.startsWith('Precio')
    return { heading, type: isPrice ? 'number' : 'text', decimals: isPrice ? 2 : 0 }
  })
  const cells = rows.map((row) => row.map((cell, index) => parseCell(cell, columns[index]?.type)))
  const file = path.join(createTemporaryDirectory(), 'rows.json')
  writeFileSync(file, JSON.stringify(cells))
  const baseline = await startExportBaseline({ rows: file, columns })
  const { ratio, beside } = await compareWithBaseline(shop, () => download('xlsx'), baseline, [baseline.pid ?? 0])
  baseline.kill()
  // Elapsed time is compared, because the library alone reads no database, whereas here the database works at the same
  // time.
  return buildAtLeastResult('xlsx, 100,000 rows, against the library alone, by the clock', 0.65, ratio('clock'), beside)
}

const parseCell = (cell: string, type: SheetColumn['type'] | undefined) =>
  cell === '' ? null : type === 'number' ? Number(cell.replace(',', '.')) : cell

async function compareWithCursor(shop: Shop, download: Download): Promise<Result> {
  const prepared = prepareResources(registrations).get('products')
  if (!prepared) throw new Error('There are no products.')
  const columns = prepared.resource.columns.map((name) => ({ name }))
  const text = buildExportStatement(prepared, columns, 'true', { sort: null, dir: 'asc' })
  const baseline = await startExportBaseline({ database: shop.database.address, text })
  const { ratio, beside } = await compareWithBaseline(shop, () => download('csv'), baseline, [
    baseline.pid ?? 0,
    shop.database.pid,
  ])
  baseline.kill()
  return buildAtLeastResult('csv, 100,000 rows, against the cursor alone', 0.6, ratio('processor'), beside)
}

async function startExportBaseline(order: ExportBaselineOrder): Promise<ChildProcess> {
  const baseline = fork(path.join(import.meta.dirname, 'baselines/export-libraries.ts'))
  const ready = once(baseline, 'message')
  baseline.send(order)
  await ready
  return baseline
}

/** The reference's time divided by the program's. Processor time includes the database's if it takes part. */
function compareWithBaseline(
  shop: Shop,
  download: () => Promise<unknown>,
  baseline: ChildProcess,
  pids: readonly number[],
) {
  const work = async () => {
    const finishMessage = once(baseline, 'message')
    baseline.send('go')
    await finishMessage
  }
  return measureWorkInTurns({ pids: shop.contender.pids, work: download }, { pids, work }, turns)
}

/** By how much the slowest of a hundred small requests takes longer while an export runs. */
async function measureDelay({ contender, sql }: Shop, format: Format): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const reader = fork(path.join(import.meta.dirname, 'download-apart.ts'))
  const order: DownloadOrder = {
    url: `${contender.url}/api/products/export.${format}`,
    token: await openSessionOfHolder(sql, 'update_products'),
  }
  const download = async () => {
    const finishMessage = once(reader, 'message')
    reader.send(order)
    await finishMessage
  }
  const ratios: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  for (let i = 0; i < turns; i++) {
    const quiet = await measureP99OfSteadyRequests(url, pause(3000))
    const loaded = await measureP99OfSteadyRequests(url, download())
    idle.push(quiet)
    busy.push(loaded)
    ratios.push(loaded / quiet)
  }
  reader.kill()
  const beside = `p99 of ${computeSpread(busy).median.toFixed(1)} ms against ${computeSpread(idle).median.toFixed(1)} ms idle`
  return buildAtMostResult(
    `50 small requests a second during an export as ${format}`,
    3,
    'times idle',
    computeSpread(ratios),
    beside,
  )
}
