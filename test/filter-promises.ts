import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idsOf, type Promises, type Subject, setColumn } from '#test/contract.ts'
import { buildRankedValues, createRow, isFileField, requireResource } from '#test/samples.ts'

/** What the filters of every declared resource promise. */
export const promiseFilters: Promises = (subject, keeps) => {
  const { path, by, rows } = subject

  keeps('each filter that it documents lets through what has the value, and nothing else', async () => {
    for (const name of listFilters(subject, isValueFilter)) {
      const [wantedRow, otherRow] = await createPair(subject, name)
      await assertFindsOnly(`?${name}=${encodeValue(wantedRow)}`, wantedRow, otherRow)
      await assertFindsOnly(
        `?${name}_in=${encodeValue(wantedRow)}`,
        wantedRow,
        otherRow,
        documentedFilters(subject).includes(`${name}_in`),
      )
    }

    async function assertFindsOnly(
      query: string,
      wantedRow: RowWithValue,
      otherRow: RowWithValue,
      isDocumented = true,
    ) {
      if (!isDocumented) return
      const foundRows = await rows(query)
      assert.ok(idsOf(foundRows).includes(wantedRow.id), `${query} finds it`)
      assert.ok(!idsOf(foundRows).includes(otherRow.id), `${query} finds no other`)
      const page = await by.get(`${path}${query}&page=1&per_page=1`)
      assert.equal(page.headers.get('x-total-count'), String(foundRows.length), `${query} is counted`)
    }
  })

  keeps('a filter by yes or no divides the list in two', async () => {
    for (const name of listFilters(subject, (name) => subject.resource.fields[name]?.kind === 'boolean')) {
      const [rowWithNo, rowWithYes] = await createPair(subject, name)
      const allIds = idsOf(await rows())
      const halfIds = [idsOf(await rows(`?${name}=0`)), idsOf(await rows(`?${name}=1`))] as const
      assertHalves(allIds, halfIds, name)
      assert.ok(halfIds[0].includes(rowWithNo.id) && halfIds[1].includes(rowWithYes.id), name)
      const bothIds = idsOf(await rows(`?${name}_in=0,1`))
      assert.ok(
        allIds.every((id) => bothIds.includes(id)),
        name,
      )
    }
  })

  keeps('every row that a filter finds has the value that it asks for', async () => {
    for (const name of listFilters(subject, isValueFilter)) {
      if (name === 'created_at') continue
      const [wantedRow] = await createPair(subject, name)
      for (const row of await rows(`?${name}=${encodeValue(wantedRow)}`))
        assert.ok(
          [row[name]].flat().map(String).includes(String(wantedRow.value)),
          `${name}: ${JSON.stringify(row[name])}`,
        )
    }
  })

  keeps('a range that is open at one end leaves out the other', async () => {
    for (const name of listFilters(subject, (name) => name.endsWith('_from'))) {
      const field = name.replace(/_from$/, '')
      const [lowRow, highRow] = await createPair(subject, field)
      const aboveIds = idsOf(await rows(`?${name}=${encodeValue(highRow)}`))
      const belowIds = idsOf(await rows(`?${field}_to=${encodeValue(lowRow)}`))
      assert.ok(aboveIds.includes(highRow.id) && belowIds.includes(lowRow.id), name)
      assert.deepEqual(
        aboveIds.filter((id) => belowIds.includes(id)),
        [],
        name,
      )
    }
  })

  keeps('a filter by several values finds the rows of each', async () => {
    for (const name of listFilters(subject, (name) => name.endsWith('_in'))) {
      const [firstRow, otherRow] = await createPair(subject, name.replace(/_in$/, ''))
      const foundIds = idsOf(await rows(`?${name}=${encodeValue(firstRow)},${encodeValue(otherRow)}`))
      assert.deepEqual([foundIds.includes(firstRow.id), foundIds.includes(otherRow.id)], [true, true], name)
      const tooManyValues = Array.from({ length: 51 }, () => encodeValue(firstRow)).join(',')
      assert.equal((await by.get(`${path}?${name}=${tooManyValues}`)).status, 400, name)
    }
  })

  keeps('a filter by a number that no row can have as its id finds nothing', async () => {
    const row = await subject.create()
    const isRef = (name: string) => subject.resource.fields[name]?.kind === 'ref'
    for (const name of ['id', ...listFilters(subject, isRef)]) {
      for (const impossibleId of ['0', '2147483648', '9'.repeat(400)])
        assert.deepEqual(await rows(`?${name}=${impossibleId}`), [], `${name}=${impossibleId}`)
    }
    assert.deepEqual(idsOf(await rows(`?id_in=${row.id},2147483648`)), [row.id])
  })

  keeps('a range includes both of its ends', async () => {
    for (const name of listFilters(subject, (name) => name.endsWith('_from'))) {
      const field = name.replace(/_from$/, '')
      const [lowRow, highRow] = await createPair(subject, field)
      const findIdsBetween = async (from: RowWithValue, to: RowWithValue) =>
        idsOf(await rows(`?${name}=${encodeValue(from)}&${field}_to=${encodeValue(to)}`))
      assert.ok(
        (await findIdsBetween(lowRow, lowRow)).includes(lowRow.id) &&
          !(await findIdsBetween(lowRow, lowRow)).includes(highRow.id),
        name,
      )
      assert.ok(
        (await findIdsBetween(highRow, highRow)).includes(highRow.id) &&
          !(await findIdsBetween(highRow, highRow)).includes(lowRow.id),
        name,
      )
      assert.ok([lowRow, highRow].every(({ id }) => typeof id === 'number'))
      assert.ok((await findIdsBetween(lowRow, highRow)).includes(highRow.id), name)
    }
  })

  keeps('a filter and a search hold together', async () => {
    const [name] = subject.resource.label
    assert.ok(name)
    const [firstRow, otherRow] = [await subject.create(), await subject.create()]
    assert.deepEqual(idsOf(await rows(`?id_in=${firstRow.id},${otherRow.id}&id=${firstRow.id}`)), [firstRow.id])
    const searchText = encodeURIComponent(otherRow[name])
    assert.deepEqual(idsOf(await rows(`?id=${otherRow.id}&q=${searchText}`)), [otherRow.id])
    assert.deepEqual(await rows(`?id=${firstRow.id}&q=${searchText}`), [])
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
    for (const name of listFilters(subject, isEmptyFilter)) {
      const field = name.replace(/_empty$/, '')
      const [blankId, filledId] = [await createBlankRow(subject, field), await createFilledRow(subject, field)]
      const allIds = idsOf(await rows())
      const [emptyRows, filledRows] = [await rows(`?${name}=1`), await rows(`?${name}=0`)]
      assertHalves(allIds, [idsOf(emptyRows), idsOf(filledRows)], name)
      assert.ok(idsOf(emptyRows).includes(blankId) && idsOf(filledRows).includes(filledId), name)
      for (const row of emptyRows) assert.doesNotMatch(String([row[field] ?? ''].flat()), /[\p{L}\p{N}]/u, name)
      for (const row of filledRows) assert.match(String([row[field]].flat()), /[\p{L}\p{N}]/u, name)
      const { status, body } = await by.get(`${path}?${name}=2`)
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [name]])
    }
  })

  keeps('a filter whose value its field could never have is refused at its name, an empty one is none', async () => {
    const allIds = idsOf(await rows())
    for (const name of listFilters(subject, isValueFilter)) {
      assert.deepEqual(idsOf(await rows(`?${name}=`)), allIds, name)
      const kind = subject.resource.fields[name]?.kind ?? 'ref'
      if (!['number', 'boolean', 'ref', 'date', 'time', 'color', 'choice', 'choices'].includes(kind)) continue
      const { status, body } = await by.get(`${path}?${name}=nothing`)
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [name]])
    }
  })
}

const commonParameters = ['page', 'per_page', 'sort', 'dir', 'q', 'fields']

const isEmptyFilter = (name: string) => name.endsWith('_empty')
/** False for filters that modules add, which are not by a value of the row and have tests of their own. */
const isValueFilter = (name: string) =>
  !['loaded', 'training_state', 'quality_state', 'from', 'to'].includes(name) && !/_(empty|in|from|to)$/.test(name)
const encodeValue = ({ value }: RowWithValue) => encodeURIComponent(String(value))

/** The documented filters whose name matches. Filters by read-only fields have tests of their own. */
function listFilters(subject: Subject, matchesForm: (name: string) => boolean): string[] {
  const { fields } = subject.resource
  return documentedFilters(subject).filter(
    (name) => matchesForm(name) && !fields[name.replace(/_(empty|in|from|to)$/, '')]?.readOnly,
  )
}

/** The filters that the API document has for the list. */
function documentedFilters({ documented }: Subject): string[] {
  const parameters: { name: string; in: string }[] = documented['parameters']
  return parameters
    .filter((parameter) => parameter.in === 'query' && !commonParameters.includes(parameter.name))
    .map(({ name }) => name)
}

/** Asserts that each row is in exactly one half, and that neither half is empty. */
function assertHalves(allIds: readonly number[], halfIds: readonly (readonly number[])[], name: string): void {
  assert.ok(
    halfIds.every((ids) => ids.length > 0),
    `${name}: no half is empty`,
  )
  for (const id of allIds) {
    const occurrences = halfIds.flat().filter((otherId) => otherId === id).length
    assert.equal(occurrences, 1, `${name}: row ${id} is in ${occurrences} halves`)
  }
}

/** Creates a row without a value in this field. */
async function createBlankRow(subject: Subject, name: string): Promise<number> {
  const field = subject.resource.fields[name]
  if (!field || isFileField(field)) return (await subject.create()).id
  const isList = ['refs', 'rows', 'texts', 'choices'].includes(field.kind)
  const isRequired = 'required' in field && field.required !== undefined
  // A required text cannot be null, but a text without letters and digits counts as empty.
  return (await subject.create({ [name]: isList ? [] : isRequired ? '-' : null })).id
}

/** Creates a row with a value in this field. */
async function createFilledRow(subject: Subject, name: string): Promise<number> {
  const field = subject.resource.fields[name]
  return field && isFileField(field) ? (await createPictured(subject, name)).id : (await subject.create()).id
}

type RowWithValue = { id: number; value: unknown }

/** Creates two rows with different values in this field. */
async function createPair(subject: Subject, name: string): Promise<[RowWithValue, RowWithValue]> {
  const { resource, world, create } = subject
  const field = resource.fields[name]
  // The filter of a list of texts finds a row by each text.
  const createWith = async (value: unknown): Promise<RowWithValue> => {
    const { id } = await create({ [name]: value })
    return { id, value: Array.isArray(value) ? value.find((text) => text !== 'Otro') : value }
  }
  if (name === 'id') {
    const [{ id }, otherRow] = [await create(), await create()]
    return [
      { id, value: id },
      { id: otherRow.id, value: otherRow.id },
    ]
  }
  if (field?.kind === 'ref') {
    const target = requireResource(field.to)
    return [
      await createWith((await createRow(target, world)).id),
      await createWith((await createRow(target, world)).id),
    ]
  }
  if (name === 'created_at')
    return [await createStamped(subject, '2020-02-28'), await createStamped(subject, '2020-02-29')]
  if (field?.kind === 'picture') return [await createPictured(subject, name), await createPictured(subject, name)]
  if (!field) throw new Error(`${resource.name}: ${name} filters, but by what?`)
  const [lowRow, , highRow] = buildRankedValues(field)
  return [await createWith(lowRow), await createWith(highRow)]
}

/** Creates a row stamped at the end of that day in the shop's time zone. */
async function createStamped(subject: Subject, day: string): Promise<RowWithValue> {
  const { id } = await subject.create()
  await setColumn(subject, id, 'created_at', `${day} 23:59:59-03`)
  return { id, value: day }
}

async function createPictured(subject: Subject, column: string): Promise<RowWithValue> {
  const value = `${randomUUID().replaceAll('-', '')}.jpg`
  await subject.world.sql`insert into pictures (name, kind, width, height) values (${value}, 'image', 1, 1)`
  const { id } = await subject.create()
  const isList = subject.resource.fields[column]?.kind === 'pictures'
  await setColumn(subject, id, column, isList ? [value] : value)
  return { id, value }
}
