import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idsOf, type Subject, setColumn, testEveryResource } from '#test/contract.ts'
import { createRow, isPicture, rankedValues, requireResource } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { path, by, rows } = subject

  keeps('each filter that it documents lets through what has the value, and nothing else', async () => {
    for (const name of filters(subject, isOfValue)) {
      const [wanted, other] = await pair(subject, name)
      await findsAlone(`?${name}=${said(wanted)}`, wanted, other)
      await findsAlone(`?${name}_in=${said(wanted)}`, wanted, other, documentedFilters(subject).includes(`${name}_in`))
    }

    async function findsAlone(query: string, wanted: Valued, other: Valued, isKnown = true) {
      if (!isKnown) return
      const found = await rows(query)
      assert.ok(idsOf(found).includes(wanted.id), `${query} finds it`)
      assert.ok(!idsOf(found).includes(other.id), `${query} finds no other`)
      const page = await by.get(`${path}${query}&page=1&per_page=1`)
      assert.equal(page.headers.get('x-total-count'), String(found.length), `${query} is counted`)
    }
  })

  keeps('a filter by yes or no divides the list in two', async () => {
    for (const name of filters(subject, (name) => subject.resource.fields[name]?.kind === 'boolean')) {
      const [no, yes] = await pair(subject, name)
      const all = idsOf(await rows())
      const halves = [idsOf(await rows(`?${name}=0`)), idsOf(await rows(`?${name}=1`))] as const
      assertHalves(all, halves, name)
      assert.ok(halves[0].includes(no.id) && halves[1].includes(yes.id), name)
      const both = idsOf(await rows(`?${name}_in=0,1`))
      assert.ok(
        all.every((id) => both.includes(id)),
        name,
      )
    }
  })

  keeps('every row that a filter finds has the value that it asks for', async () => {
    for (const name of filters(subject, isOfValue)) {
      if (name === 'created_at') continue
      const [wanted] = await pair(subject, name)
      for (const row of await rows(`?${name}=${said(wanted)}`))
        assert.ok(
          [row[name]].flat().map(String).includes(String(wanted.value)),
          `${name}: ${JSON.stringify(row[name])}`,
        )
    }
  })

  keeps('a range that is open at one end leaves out the other', async () => {
    for (const name of filters(subject, (name) => name.endsWith('_from'))) {
      const field = name.replace(/_from$/, '')
      const [low, high] = await pair(subject, field)
      const above = idsOf(await rows(`?${name}=${said(high)}`))
      const below = idsOf(await rows(`?${field}_to=${said(low)}`))
      assert.ok(above.includes(high.id) && below.includes(low.id), name)
      assert.deepEqual(
        above.filter((id) => below.includes(id)),
        [],
        name,
      )
    }
  })

  keeps('a filter by several values finds the rows of each', async () => {
    for (const name of filters(subject, (name) => name.endsWith('_in'))) {
      const [one, other] = await pair(subject, name.replace(/_in$/, ''))
      const found = idsOf(await rows(`?${name}=${said(one)},${said(other)}`))
      assert.deepEqual([found.includes(one.id), found.includes(other.id)], [true, true], name)
      const many = Array.from({ length: 51 }, () => said(one)).join(',')
      assert.equal((await by.get(`${path}?${name}=${many}`)).status, 400, name)
    }
  })

  keeps('a filter by a number that no row can have as its id finds nothing', async () => {
    const row = await subject.create()
    const isRef = (name: string) => subject.resource.fields[name]?.kind === 'ref'
    for (const name of ['id', ...filters(subject, isRef)]) {
      for (const none of ['0', '2147483648', '9'.repeat(400)])
        assert.deepEqual(await rows(`?${name}=${none}`), [], `${name}=${none}`)
    }
    assert.deepEqual(idsOf(await rows(`?id_in=${row.id},2147483648`)), [row.id])
  })

  keeps('a range includes both of its ends', async () => {
    for (const name of filters(subject, (name) => name.endsWith('_from'))) {
      const field = name.replace(/_from$/, '')
      const [low, high] = await pair(subject, field)
      const found = async (from: Valued, to: Valued) =>
        idsOf(await rows(`?${name}=${said(from)}&${field}_to=${said(to)}`))
      assert.ok((await found(low, low)).includes(low.id) && !(await found(low, low)).includes(high.id), name)
      assert.ok((await found(high, high)).includes(high.id) && !(await found(high, high)).includes(low.id), name)
      assert.ok([low, high].every(({ id }) => typeof id === 'number'))
      assert.ok((await found(low, high)).includes(high.id), name)
    }
  })

  keeps('a filter and a search hold together', async () => {
    const [name] = subject.resource.label
    assert.ok(name)
    const [one, other] = [await subject.create(), await subject.create()]
    assert.deepEqual(idsOf(await rows(`?id_in=${one.id},${other.id}&id=${one.id}`)), [one.id])
    const sought = encodeURIComponent(other[name])
    assert.deepEqual(idsOf(await rows(`?id=${other.id}&q=${sought}`)), [other.id])
    assert.deepEqual(await rows(`?id=${one.id}&q=${sought}`), [])
  })

  keeps('a list answers with the names that it is asked for, and the id', async () => {
    const row = await subject.create()
    const [name] = subject.resource.label
    assert.ok(name)
    assert.deepEqual(await rows(`?id=${row.id}&fields=${name}`), [{ id: row.id, [name]: row[name] }])
    const { status, body } = await by.get(`${path}?fields=${name},nothing`)
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['fields']])
  })

  keeps('a filter by what is empty divides the list in two, and takes nothing but yes and no', async () => {
    for (const name of filters(subject, isOfEmpty)) {
      const field = name.replace(/_empty$/, '')
      const [blankId, filledId] = [await blank(subject, field), await filledIn(subject, field)]
      const all = idsOf(await rows())
      const [empty, filled] = [await rows(`?${name}=1`), await rows(`?${name}=0`)]
      assertHalves(all, [idsOf(empty), idsOf(filled)], name)
      assert.ok(idsOf(empty).includes(blankId) && idsOf(filled).includes(filledId), name)
      for (const row of empty) assert.doesNotMatch(String([row[field] ?? ''].flat()), /[\p{L}\p{N}]/u, name)
      for (const row of filled) assert.match(String([row[field]].flat()), /[\p{L}\p{N}]/u, name)
      const { status, body } = await by.get(`${path}?${name}=2`)
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [name]])
    }
  })

  keeps('a filter whose value its field could never have is refused at its name, an empty one is none', async () => {
    const all = idsOf(await rows())
    for (const name of filters(subject, isOfValue)) {
      assert.deepEqual(idsOf(await rows(`?${name}=`)), all, name)
      const kind = subject.resource.fields[name]?.kind ?? 'ref'
      if (!['number', 'boolean', 'ref', 'date', 'time', 'color', 'choice', 'choices'].includes(kind)) continue
      const { status, body } = await by.get(`${path}?${name}=nothing`)
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [name]])
    }
  })
})

const ofEveryList = ['page', 'per_page', 'sort', 'dir', 'q', 'fields']

const isOfEmpty = (name: string) => name.endsWith('_empty')
/** `loaded` is of no value of a row, and has tests of its own. */
const isOfValue = (name: string) => name !== 'loaded' && !/_(empty|in|from|to)$/.test(name)
const said = ({ value }: Valued) => encodeURIComponent(String(value))

/** The documented filters of one form, but for what the database works out, which has tests of its own. */
function filters(subject: Subject, isOfForm: (name: string) => boolean): string[] {
  const { fields } = subject.resource
  return documentedFilters(subject).filter(
    (name) => isOfForm(name) && !fields[name.replace(/_(empty|in|from|to)$/, '')]?.readOnly,
  )
}

/** The filters that the documentation of the list offers. */
function documentedFilters({ documented }: Subject): string[] {
  const named: { name: string; in: string }[] = documented['parameters']
  return named.filter((one) => one.in === 'query' && !ofEveryList.includes(one.name)).map(({ name }) => name)
}

/** Every row that was there before is in one half, and in one alone; neither half is empty. */
function assertHalves(all: readonly number[], halves: readonly (readonly number[])[], name: string): void {
  assert.ok(
    halves.every((half) => half.length > 0),
    `${name}: no half is empty`,
  )
  for (const id of all) {
    const times = halves.flat().filter((one) => one === id).length
    assert.equal(times, 1, `${name}: row ${id} is in ${times} halves`)
  }
}

/** A new row with nothing under this name. */
async function blank(subject: Subject, name: string): Promise<number> {
  const field = subject.resource.fields[name]
  if (!field || isPicture(field)) return (await subject.create()).id
  const isList = ['refs', 'rows', 'texts', 'choices'].includes(field.kind)
  const isRequired = 'required' in field && field.required !== undefined
  // A required text that says nothing is as good as none.
  return (await subject.create({ [name]: isList ? [] : isRequired ? '-' : null })).id
}

/** A new row with something under this name. */
async function filledIn(subject: Subject, name: string): Promise<number> {
  const field = subject.resource.fields[name]
  return field && isPicture(field) ? (await pictured(subject, name)).id : (await subject.create()).id
}

type Valued = { id: number; value: unknown }

/** Two new rows with different values under this name. */
async function pair(subject: Subject, name: string): Promise<[Valued, Valued]> {
  const { resource, world, create } = subject
  const field = resource.fields[name]
  // A list is found by each text that stands in it.
  const made = async (value: unknown): Promise<Valued> => {
    const { id } = await create({ [name]: value })
    return { id, value: Array.isArray(value) ? value.find((text) => text !== 'Otro') : value }
  }
  if (name === 'id') {
    const [{ id }, other] = [await create(), await create()]
    return [
      { id, value: id },
      { id: other.id, value: other.id },
    ]
  }
  if (field?.kind === 'ref') {
    const target = requireResource(field.to)
    return [await made((await createRow(target, world)).id), await made((await createRow(target, world)).id)]
  }
  if (name === 'created_at') return [await stamped(subject, '2020-02-28'), await stamped(subject, '2020-02-29')]
  if (field?.kind === 'picture') return [await pictured(subject, name), await pictured(subject, name)]
  if (!field) throw new Error(`${resource.name}: ${name} filters, but by what?`)
  const [low, , high] = rankedValues(field)
  return [await made(low), await made(high)]
}

/** At the end of that day in the shop's time zone. */
async function stamped(subject: Subject, day: string): Promise<Valued> {
  const { id } = await subject.create()
  await setColumn(subject, id, 'created_at', `${day} 23:59:59-03`)
  return { id, value: day }
}

async function pictured(subject: Subject, column: string): Promise<Valued> {
  const value = `${randomUUID().replaceAll('-', '')}.jpg`
  await subject.world.sql`insert into pictures (name, kind, width, height) values (${value}, 'image', 1, 1)`
  const { id } = await subject.create()
  const isList = subject.resource.fields[column]?.kind === 'pictures'
  await setColumn(subject, id, column, isList ? [value] : value)
  return { id, value }
}
