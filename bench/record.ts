import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import type { DownloadOrder } from '#bench/download-apart.ts'
import { measureWorkInTurns } from '#bench/one-by-one.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests, repeatForP99 } from '#bench/steady.ts'
import type { Actor } from '#src/platform/actor.ts'
import { buildPrintedRecords } from '#src/safety/printing/printed-records.server.ts'

const turns = 5
const deliveryCount = 200
const timeZone = 'America/Argentina/Buenos_Aires'

/** The record of 200 signed deliveries as PDF. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  const reader = fork(path.join(import.meta.dirname, 'download-apart.ts'))
  try {
    const employeeId = await signDeliveries(shop)
    const token = await openSessionOfHolder(shop.sql, 'print_ppe_deliveries')
    const print = async () => {
      const finished = once(reader, 'message')
      const order: DownloadOrder = {
        url: `${shop.contender.url}/api/ppe_deliveries/print?employee_id=${employeeId}`,
        token,
      }
      reader.send(order)
      await finished
    }
    report(await compareWithLibrary(shop, employeeId, print))
    report(await measureDelay(shop, print))
  } finally {
    reader.kill()
    await shop.stop()
  }
}

/** Inserts signed deliveries of one employee, each with a signature of 150 points, and returns the employee's id. */
async function signDeliveries({ sql }: Shop): Promise<number> {
  const [employee] = await sql<{ id: number }[]>`select id from employees order by id limit 1`
  if (!employee) throw new Error('There are no employees.')
  await sql`insert into ppes (name) values ('Elemento de la constancia') on conflict do nothing`
  await sql`
    insert into ppe_deliveries (employee_id, ppe_id, delivery_date, ppe_name, employee_name, company_name, brand, model,
      certification, again, signature, signed_at, strokes, strokes_hash, record_hash, signature_hash)
    select ${employee.id}, (select min(id) from ppes), date '2010-01-01' + n, 'Guantes antiestáticos', 'Ana Pérez',
      'Mostrador S.R.L.', 'Lince', 'ESD-PU', 'IRAM 3609', true, 'glass', now(),
      (select jsonb_build_array(jsonb_agg(jsonb_build_array(200 + 20 * p, (2000 + 900 * sin(p / 5.0 + n))::int, 16 * p)))
        from generate_series(1, 150) p),
      repeat('0', 64), md5(n::text) || md5(n::text), md5(n::text) || md5(n::text)
    from generate_series(1, ${deliveryCount}) n`
  return employee.id
}

/** By the clock: both start a process for each document, whose processor time is gone with it. */
async function compareWithLibrary(
  { contender, sql }: Shop,
  employeeId: number,
  work: () => Promise<void>,
): Promise<Result> {
  const folder = createTemporaryDirectory()
  const formsFile = path.join(folder, 'forms.json')
  const actor: Actor = {
    ...{ id: 1, name: 'Bench', surname: 'Bench', image: null, company_id: null, client_id: null },
    ...{ permissions: new Set(), session_id: 1, request_id: 'bench' },
  }
  const selection = { employeeId, roundId: null, ids: null }
  const forms = await buildPrintedRecords({ db: sql, actor, timeZone, publicUrl: null }, selection)
  writeFileSync(formsFile, JSON.stringify(forms))
  const printAlone = async () => {
    const script = path.join(import.meta.dirname, 'baselines/pdf-forms.ts')
    const child = spawn(process.execPath, [script, formsFile, path.join(folder, 'alone.pdf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The library alone ended with ${code}.`)
  }
  const { ratio, beside } = await measureWorkInTurns({ ...contender, work }, { pids: [], work: printAlone }, turns)
  const what = `the record of ${deliveryCount} signed deliveries against the library alone, by the clock`
  return buildAtLeastResult(what, 0.5, ratio('clock'), beside)
}

/** By how much the slowest of small requests takes longer while records are printed one after another. */
async function measureDelay({ contender }: Shop, print: () => Promise<void>): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const ratios: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const idle = await measureP99OfSteadyRequests(url, pause(3000))
    ratios.push((await measureP99OfSteadyRequests(url, repeatForP99(print))) / idle)
  }
  return buildAtMostResult('p99 of 50 small requests a second meanwhile', 3, 'times idle', computeSpread(ratios))
}
