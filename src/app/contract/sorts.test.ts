import assert from 'node:assert/strict'
import { idsOf, type Subject, setColumn, testEveryResource } from '#test/contract.ts'
import { buildRankedValues, createRow, type Field, isFileField, requireResource } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { resource, path, world, rows } = subject

  keeps('it sorts by each name that it says it sorts by, up and down', async () => {
    for (const name of readSortableNames(subject)) {
      // Read-only fields have tests of their own.
      if (resource.fields[name]?.readOnly) continue
      const ids = await createDisordered(subject, name)
      for (const [dir, expectedIds] of [
        ['asc', ids],
        ['desc', [...ids].reverse()],
      ] as const) {
        const sortedIds = idsOf(await rows(`?sort=${name}&dir=${dir}`)).filter((id) => ids.includes(id))
        assert.deepEqual(sortedIds, expectedIds, `${name} ${dir}`)
      }
    }
  })

  keeps('without a sort it stands in its declared order', async () => {
    for (let n = 0; n < 2; n++) for (const name of resource.label) await createDisordered(subject, name)
    const allRows = await rows()
    const compareByOrder = (a: Record<string, any>, b: Record<string, any>) =>
      [...resource.order, { field: 'id', dir: resource.order.at(-1)?.dir ?? 'asc' }]
        .map(({ field, dir }) => (dir === 'asc' ? 1 : -1) * compare(a[field], b[field]))
        .find((order) => order !== 0) ?? 0
    assert.ok(allRows.length >= 6)
    assert.deepEqual(idsOf(allRows), idsOf([...allRows].sort(compareByOrder)))
  })

  keeps(
    'what a small list shows of its own can be sorted by, but for pictures and lists; of another what it declares',
    async () => {
      const row = await subject.create()
      const ownNames = resource.columns.flatMap((name) => {
        const field = resource.fields[name]
        return field && !isFileField(field) && !Array.isArray(row[name]) ? [name] : []
      })
      const sortableNames = readSortableNames(subject)
      const expectedNames = resource.isSmall ? ownNames : [...resource.sorts]
      assert.deepEqual(
        expectedNames.filter((name) => !sortableNames.includes(name)),
        [],
      )
      const { body } = await world.admin.get(`${path}?sort=no_such_name`)
      assert.deepEqual(body.fields, { sort: 'resource.list.bad_parameter' })
    },
  )
})

/** The names that the API document lists for `sort`. */
function readSortableNames({ documented }: Subject): string[] {
  return documented['parameters'].find(({ name }: { name: string }) => name === 'sort').schema.enum
}

/**
 * Creates rows and returns their ids in ascending order of the field `name`. Their ids and other fields have another
 * order or are equal, so no other sort gives the same result.
 */
async function createDisordered(subject: Subject, name: string): Promise<number[]> {
  const { resource, world, create } = subject
  const ownField = resource.fields[name]
  if (name === 'id') return idsOf([await create(), await create(), await create()])
  if (name === 'created_at' || name === 'updated_at') return createStamped(subject, name)
  const joiningField = ownField
    ? undefined
    : Object.entries(resource.fields).find(([, field]) => isJoinedThrough(field, name))
  const [fieldName, field] = joiningField ?? [name, ownField]
  if (!field) throw new Error(`${resource.name}: ${name} is sorted by, but what are its values?`)
  const values = joiningField
    ? await createJoinedTargets(subject, field, name)
    : field.kind === 'ref'
      ? await createTargetIds(subject, field.to)
      : buildRankedValues(field)
  const [low, middle, high] = values
  const createdIds = []
  for (const value of [middle, high, low]) createdIds.push((await create({ [fieldName]: value })).id)
  const [second, third, first] = createdIds
  // If the field is a choice of two values, two rows have the higher one; rows with equal values are ordered by id.
  const ids = [first, second, third].filter((id) => id !== undefined)
  if (resource.access.create === 'never') return ids
  const answerWithoutValue = await world.admin.post(
    `/${resource.name}`,
    (await subject.sample({ [fieldName]: null })).input,
  )
  if (answerWithoutValue.status === 200 && answerWithoutValue.body[name] === null) ids.push(answerWithoutValue.body.id)
  else if (ownField && !ownField.required)
    assert.ok(answerWithoutValue.status === 400 || answerWithoutValue.body[name] !== null, name)
  return ids
}

async function createStamped(subject: Subject, name: 'created_at' | 'updated_at'): Promise<number[]> {
  const [firstRow, secondRow, thirdRow] = [await subject.create(), await subject.create(), await subject.create()]
  const idsUpwards = [thirdRow.id, firstRow.id, secondRow.id]
  for (const [index, id] of idsUpwards.entries()) {
    // The updates run one after another, so `updated_at` rises too.
    await setColumn(subject, id, 'created_at', name === 'created_at' ? `2020-01-0${index + 1}` : '2020-01-01')
  }
  return idsUpwards
}

const isJoinedThrough = (field: Field, name: string) => field.kind === 'ref' && name in field.joins

/** Creates three rows of the other resource and returns their ids in ascending order of the values joined from them. */
async function createJoinedTargets({ world }: Subject, field: Field, name: string): Promise<[number, number, number]> {
  if (field.kind !== 'ref') throw new Error(`${name} is joined through no reference`)
  const other = requireResource(field.to)
  const column = field.joins[name] ?? ''
  const joinedField = other.fields[column]
  if (!joinedField) throw new Error(`${other.name} has no ${column}`)
  const [low, middle, high] = buildRankedValues(joinedField)
  const createTarget = async (value: unknown) => (await createRow(other, world, { [column]: value })).id
  // The referring rows are created in the same order, so their references rise with their ids.
  const [second, third, first] = [await createTarget(middle), await createTarget(high), await createTarget(low)]
  return [first, second, third]
}

async function createTargetIds({ world }: Subject, to: string): Promise<[number, number, number]> {
  const createTarget = async () => (await createRow(requireResource(to), world)).id
  return [await createTarget(), await createTarget(), await createTarget()]
}

const spanishCollator = new Intl.Collator('es')

/** Compares text in Spanish order; rows without a value come last. */
function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return spanishCollator.compare(String(a), String(b))
}
