import { type Bench, print, type Result } from '#bench/result.ts'

const benches: Record<string, () => Promise<Bench>> = {
  cached: () => import('#bench/cached.ts'),
  list: () => import('#bench/list.ts'),
  scoped: () => import('#bench/scoped.ts'),
  rendering: () => import('#bench/rendering.ts'),
  writing: () => import('#bench/writing.ts'),
  searching: () => import('#bench/searching.ts'),
  'many-rows': () => import('#bench/many-rows.ts'),
  'many-searched': () => import('#bench/many-searched.ts'),
  audit: () => import('#bench/audit.ts'),
  bulk: () => import('#bench/bulk.ts'),
  crowded: () => import('#bench/crowded.ts'),
  dashboard: () => import('#bench/dashboard.ts'),
  export: () => import('#bench/export.ts'),
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

/** Measures what is named, or everything, one after the other: they would disturb each other. */
export async function runBenches(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length) {
    console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
    process.exit(1)
  }
  const results: Result[] = []
  for (const [name, load] of Object.entries(benches)) {
    if (names.length && !names.includes(name)) continue
    console.log(`\n${name}`)
    const { measure } = await load()
    await measure((result) => {
      results.push(result)
      console.log(print(result))
    })
  }
  const missed = results.filter(({ isReached }) => !isReached).length
  console.log(`\n${results.length - missed} of ${results.length} reached`)
  process.exit(0)
}
