import { computeSpread } from '#bench/alternate.ts'
import { openShopWithDeliveries } from '#bench/grow-deliveries.ts'
import { type StaffedShop, signInStaff } from '#bench/many.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { computeP95 } from '#bench/row-growth.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { drawStrokes } from '#test/deliveries.ts'

/** Number of employees of the large shop, with ten deliveries each. Fewer serve to try the bench. */
const employeeCount = Number(process.env.BENCH_ROWS ?? 100_000)
const employeesOfSmall = 100
const givenToEach = 10
const turns = 5
/** Rows of a round, signed one by one in each turn. */
const signedInTurn = 40

/** Signing one row of a round on glass, with a million deliveries and with a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shops = [
    await openShopWithDeliveries(employeesOfSmall, givenToEach),
    await openShopWithDeliveries(employeeCount, givenToEach),
  ] as const
  try {
    const [small, large] = [await signInStaff(shops[0]), await signInStaff(shops[1])]
    const ratios: number[] = []
    const times = { small: 0, large: 0 }
    // The first turn compiles code that runs often, and does not count.
    for (let turn = 0; turn <= turns; turn++) {
      const [ofSmall, ofLarge] = [await giveRound(small), await giveRound(large)]
      const [smallTimes, largeTimes]: [number[], number[]] = [[], []]
      for (let index = 0; index < signedInTurn; index++) {
        smallTimes.push(await signRow(small, ofSmall[index]))
        largeTimes.push(await signRow(large, ofLarge[index]))
      }
      if (turn === 0) continue
      times.small = computeP95(smallTimes)
      times.large = computeP95(largeTimes)
      ratios.push(times.large / times.small)
    }
    const what = `signing a row with ${(employeeCount * givenToEach).toLocaleString('en')} deliveries against 1,000, p95`
    const beside = `last turn ${times.small.toFixed(1)} → ${times.large.toFixed(1)} ms`
    report(buildAtMostResult(what, 3, '×', computeSpread(ratios), beside))
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

type GivenRow = { id: number; updated_at: string }

/** Gives an item to some people in a round, and returns its rows. */
async function giveRound({ url, headers, sql }: StaffedShop): Promise<GivenRow[]> {
  const people = await sql<{ id: number }[]>`
    select employee_id as id from employment_periods where termination_date is null order by random() limit ${signedInTurn}`
  const response = await fetch(`${url}/api/ppe_deliveries/round`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Depósito',
      date: readShopDay(),
      signature: 'row',
      deliveries: people.map(({ id }) => ({ employee_id: id, ppe_id: 1, again: 1 })),
    }),
  })
  const { deliveries } = await response.json()
  if (!response.ok) throw new Error(`A round was answered with ${response.status}.`)
  return deliveries
}

/** Signs a row, and returns the time of the answer in milliseconds. */
async function signRow({ url, headers }: StaffedShop, row: GivenRow | undefined): Promise<number> {
  if (!row) throw new Error('A round has too few rows.')
  const body = { ids: [row.id], seen: { [row.id]: row.updated_at }, strokes: drawStrokes(row.id) }
  const begin = performance.now()
  const response = await fetch(`${url}/api/ppe_deliveries/sign`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A signature was answered with ${response.status}.`)
  return performance.now() - begin
}
