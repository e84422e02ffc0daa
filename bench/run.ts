import { parseArgs } from 'node:util'
import { installVersion } from '#bench/earlier-version.ts'
import { type Bench, formatResult, type Result } from '#bench/result.ts'

const benches: Record<string, () => Promise<Bench>> = {
  cached: () => import('#bench/cached.ts'),
  list: () => import('#bench/list.ts'),
  scoped: () => import('#bench/scoped.ts'),
  rendering: () => import('#bench/rendering.ts'),
  writing: () => import('#bench/writing.ts'),
  searching: () => import('#bench/searching.ts'),
  'many-rows': () => import('#bench/many-rows.ts'),
  'many-searched': () => import('#bench/many-searched.ts'),
  neighbors: () => import('#bench/neighbors.ts'),
  board: () => import('#bench/board.ts'),
  due: () => import('#bench/due.ts'),
  notices: () => import('#bench/notices.ts'),
  audit: () => import('#bench/audit.ts'),
  bulk: () => import('#bench/bulk.ts'),
  certify: () => import('#bench/certify.ts'),
  terminate: () => import('#bench/terminate.ts'),
  round: () => import('#bench/round.ts'),
  signing: () => import('#bench/signing.ts'),
  printing: () => import('#bench/printing.ts'),
  record: () => import('#bench/record.ts'),
  crowded: () => import('#bench/crowded.ts'),
  dashboard: () => import('#bench/dashboard.ts'),
  export: () => import('#bench/export.ts'),
  backup: () => import('#bench/backup.ts'),
  importing: () => import('#bench/importing.ts'),
  picture: () => import('#bench/picture.ts'),
  starting: () => import('#bench/starting.ts'),
  'held-uploads': () => import('#bench/held-uploads.ts'),
  memory: () => import('#bench/memory.ts'),
  'odd-addresses': () => import('#bench/odd-addresses.ts'),
  weight: () => import('#bench/weight.ts'),
  'slow-line': () => import('#bench/slow-line.ts'),
  menu: () => import('#bench/menu.ts'),
  lighthouse: () => import('#bench/lighthouse.ts'),
  'lighthouse-staff': () => import('#bench/lighthouse-staff.ts'),
}

/**
 * Runs the named benches, or all, one after another, because they would disturb each other. A commit after `--against`
 * makes those benches that can do so compare this version with the server of that commit.
 */
export async function runBenches(words: readonly string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: [...words],
    options: { against: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length) {
    console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
    process.exit(1)
  }
  const earlier = values.against === undefined ? undefined : await installVersion(values.against)
  const results: Result[] = []
  const report = (result: Result) => {
    results.push(result)
    console.log(formatResult(result))
  }
  for (const [name, load] of Object.entries(benches)) {
    if (names.length && !names.includes(name)) continue
    const { measure, measureAgainst } = await load()
    console.log(`\n${name}`)
    if (!earlier) await measure(report)
    else if (measureAgainst) await measureAgainst(earlier, report)
    else console.log('is not compared with earlier versions')
  }
  const missed = results.filter(({ isReached }) => !isReached).length
  console.log(`\n${results.length - missed} of ${results.length} reached`)
  process.exit(0)
}
