import assert from 'node:assert/strict'
import { idsOf, type Subject, setColumn, testEveryResource } from '#test/contract.ts'
import { createRow, type Field, isPicture, rankedValues, requireResource } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { resource, path, world, rows } = subject

  keeps('it sorts by each name that it says it sorts by, up and down', async () => {
    for (const name of sortable(subject)) {
      // What the database works out has tests of its own.
      if (resource.fields[name]?.readOnly) continue
      const ids = await disordered(subject, name)
      for (const [dir, wanted] of [
        ['asc', ids],
        ['desc', [...ids].reverse()],
      ] as const) {
        const sorted = idsOf(await rows(`?sort=${name}&dir=${dir}`)).filter((id) => ids.includes(id))
        assert.deepEqual(sorted, wanted, `${name} ${dir}`)
      }
    }
  })

  keeps('without a sort it stands in its declared order', async () => {
    for (let n = 0; n < 2; n++) for (const name of resource.label) await disordered(subject, name)
    const all = await rows()
    const byKeys = (a: Record<string, any>, b: Record<string, any>) =>
      [...resource.order, { field: 'id', dir: resource.order.at(-1)?.dir ?? 'asc' }]
        .map(({ field, dir }) => (dir === 'asc' ? 1 : -1) * compare(a[field], b[field]))
        .find((order) => order !== 0) ?? 0
    assert.ok(all.length >= 6)
    assert.deepEqual(idsOf(all), idsOf([...all].sort(byKeys)))
  })

  keeps(
    'what a small list shows of its own can be sorted by, but for pictures and lists; of another what it declares',
    async () => {
      const row = await subject.create()
      const own = resource.columns.flatMap((name) => {
        const field = resource.fields[name]
        return field && !isPicture(field) && !Array.isArray(row[name]) ? [name] : []
      })
      const sorts = sortable(subject)
      const wanted = resource.isSmall ? own : [...resource.sorts]
      assert.deepEqual(
        wanted.filter((name) => !sorts.includes(name)),
        [],
      )
      const { body } = await world.admin.get(`${path}?sort=no_such_name`)
      assert.deepEqual(body.fields, { sort: 'resource.list.bad_parameter' })
    },
  )
})

/** The names that the documentation of the list offers. */
function sortable({ documented }: Subject): string[] {
  return documented['parameters'].find(({ name }: { name: string }) => name === 'sort').schema.enum
}

/**
 * New rows whose ids are given as this name sorts them upwards. Neither their ids nor any other of their values stand
 * in that order, for other values are the same or rise with the id.
 */
async function disordered(subject: Subject, name: string): Promise<number[]> {
  const { resource, world, create } = subject
  const own = resource.fields[name]
  if (name === 'id') return idsOf([await create(), await create(), await create()])
  if (name === 'created_at' || name === 'updated_at') return stamped(subject, name)
  const joining = own ? undefined : Object.entries(resource.fields).find(([, field]) => joins(field, name))
  const [input, field] = joining ?? [name, own]
  if (!field) throw new Error(`${resource.name}: ${name} is sorted by, but what are its values?`)
  const values = joining
    ? await joinedValues(subject, field, name)
    : field.kind === 'ref'
      ? await idsUpwards(subject, field.to)
      : rankedValues(field)
  const [low, middle, high] = values
  const made = []
  for (const value of [middle, high, low]) made.push((await create({ [input]: value })).id)
  const [second, third, first] = made
  // Of a choice between two the higher stands twice, and equal ones stand by their ids.
  const ids = [first, second, third].filter((id) => id !== undefined)
  if (resource.access.create === 'never') return ids
  const without = await world.admin.post(`/${resource.name}`, (await subject.sample({ [input]: null })).input)
  if (without.status === 200 && without.body[name] === null) ids.push(without.body.id)
  else if (own && !own.required) assert.ok(without.status === 400 || without.body[name] !== null, name)
  return ids
}

async function stamped(subject: Subject, name: 'created_at' | 'updated_at'): Promise<number[]> {
  const [one, two, three] = [await subject.create(), await subject.create(), await subject.create()]
  const upwards = [three.id, one.id, two.id]
  for (const [at, id] of upwards.entries()) {
    // Touched one after another, their time of change follows as well.
    await setColumn(subject, id, 'created_at', name === 'created_at' ? `2020-01-0${at + 1}` : '2020-01-01')
  }
  return upwards
}

const joins = (field: Field, name: string) => field.kind === 'ref' && name in field.joins

/** Ids of three rows of the other resource, which rise, by the values that are joined from them. */
async function joinedValues({ world }: Subject, field: Field, name: string): Promise<[number, number, number]> {
  if (field.kind !== 'ref') throw new Error(`${name} is joined through no reference`)
  const other = requireResource(field.to)
  const column = field.joins[name] ?? ''
  const joined = other.fields[column]
  if (!joined) throw new Error(`${other.name} has no ${column}`)
  const [low, middle, high] = rankedValues(joined)
  const make = async (value: unknown) => (await createRow(other, world, { [column]: value })).id
  // The rows that refer to them are made in the same order: their references rise with their ids.
  const [second, third, first] = [await make(middle), await make(high), await make(low)]
  return [first, second, third]
}

async function idsUpwards({ world }: Subject, to: string): Promise<[number, number, number]> {
  const make = async () => (await createRow(requireResource(to), world)).id
  return [await make(), await make(), await make()]
}

const spanish = new Intl.Collator('es')

/** Text as Spanish sorts it, rows without a value last. */
function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return spanish.compare(String(a), String(b))
}
