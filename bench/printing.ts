import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { DownloadOrder } from '#bench/download-apart.ts'
import { growEmployees } from '#bench/grow.ts'
import { measureWorkInTurns } from '#bench/one-by-one.ts'
import { listProcessTree, readResidentBytes } from '#bench/processor.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests, repeatForP99 } from '#bench/steady.ts'

const turns = 5
const fileRows = 200
const listRows = Number(process.env.BENCH_ROWS ?? 10_000)
const megabyte = 1024 * 1024

/** An employee's file of 200 rows and a list of 10,000 rows as PDF. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  const reader = fork(path.join(import.meta.dirname, 'download-apart.ts'))
  try {
    await growEmployees(shop.sql, listRows)
    const token = await openSessionOfHolder(shop.sql, 'print_employee_file')
    const download = prepareDownload(reader, shop.contender.url, token)
    const file = `/api/employees/${await fillEmployeeFile(shop)}/file.pdf`
    report(await compareWithLibrary(shop, () => download(file)))
    report(await measureDelay(shop, () => download(file)))
    for (const result of await measureList(shop, download)) report(result)
  } finally {
    reader.kill()
    await shop.stop()
  }
}

/** Gives an employee so many trainings, and returns the employee's id. */
async function fillEmployeeFile({ sql }: Shop): Promise<number> {
  const [employee] = await sql<{ id: number }[]>`select id from employees order by id limit 1`
  if (!employee) throw new Error('There are no employees.')
  await sql`delete from trainings where employee_id = ${employee.id}`
  await sql`
    insert into trainings (employee_id, training_item_id, date, expiration_date, instructor, hours)
    select ${employee.id}, 1, date '2010-01-01' + 20 * n, date '2011-01-01' + 20 * n, 'Bomberos Voluntarios', 4
    from generate_series(1, ${fileRows}) n`
  return employee.id
}

type Download = (address: string) => Promise<void>

const prepareDownload =
  (reader: ChildProcess, url: string, token: string): Download =>
  async (address) => {
    const finished = once(reader, 'message')
    const order: DownloadOrder = { url: url + address, token }
    reader.send(order)
    await finished
  }

/** By the clock: the library alone starts a process for each document too, whose processor time is gone with it. */
async function compareWithLibrary({ contender }: Shop, work: () => Promise<void>): Promise<Result> {
  const output = path.join(createTemporaryDirectory(), 'alone.pdf')
  const printAlone = async () => {
    const script = path.join(import.meta.dirname, 'baselines/pdf-library.ts')
    const child = spawn(process.execPath, [script, String(fileRows), output], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The library alone ended with ${code}.`)
  }
  const { ratio, beside } = await measureWorkInTurns({ ...contender, work }, { pids: [], work: printAlone }, turns)
  const what = `file.pdf of ${fileRows} rows against the library alone in its child, by the clock`
  return buildAtLeastResult(what, 0.5, ratio('clock'), beside)
}

/** By how much the slowest of small requests takes longer while files are printed one after another. */
async function measureDelay({ contender }: Shop, print: () => Promise<void>): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const ratios: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const idle = await measureP99OfSteadyRequests(url, pause(3000))
    ratios.push((await measureP99OfSteadyRequests(url, repeatForP99(print))) / idle)
  }
  return buildAtMostResult('p99 of 50 small requests a second meanwhile', 3, 'times idle', computeSpread(ratios))
}

/** A list as PDF: its time, and the most memory of the process that writes it. */
async function measureList({ contender, database }: Shop, download: Download): Promise<Result[]> {
  const [pid = 0] = contender.pids
  let most = 0
  const timer = setInterval(() => {
    const ofDatabase = new Set(listProcessTree(database.pid))
    const children = listProcessTree(pid).filter((processId) => processId !== pid && !ofDatabase.has(processId))
    most = Math.max(most, ...children.map(readResidentBytes))
  }, 50)
  const startedAt = performance.now()
  await download('/api/employees/export.pdf')
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(timer)
  const what = `a list of ${listRows.toLocaleString('en')} rows as PDF`
  return [
    buildAtMostResult(what, 30, 's', computeSpread([seconds])),
    buildAtMostResult(`${what}: its process`, 400, 'MB', computeSpread([most / megabyte])),
  ]
}
