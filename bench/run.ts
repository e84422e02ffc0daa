import { type Bench, print } from '#bench/result.ts'

const benches: Record<string, () => Promise<Bench>> = {
  cached: () => import('#bench/cached.ts'),
  uncached: () => import('#bench/uncached.ts'),
  rendering: () => import('#bench/rendering.ts'),
  writing: () => import('#bench/writing.ts'),
  searching: () => import('#bench/searching.ts'),
  picture: () => import('#bench/picture.ts'),
  starting: () => import('#bench/starting.ts'),
  memory: () => import('#bench/memory.ts'),
  weight: () => import('#bench/weight.ts'),
  lighthouse: () => import('#bench/lighthouse.ts'),
}

const wanted = process.argv.slice(2)
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length && !wanted.some((filter) => name.includes(filter))) continue
  const { measure } = await load()
  await measure((result) => console.log(print(result)))
}
process.exit(0)
