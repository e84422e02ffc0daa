import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'
import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { readField } from '#src/resource/schema.ts'
import { type Shop, shop } from '#test/harness.ts'
import { buildRankedValues, createRow, type Field, isFileField } from '#test/samples.ts'

/** A resource with a field of a kind that no other resource has. */
const days = defineResource({
  name: 'days',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: { day: date() },
  columns: ['day'],
})

test('for any input a field returns a value that its column accepts, or a message that exists', async (t) => {
  const world = await shop(t)
  await world.sql`create table days (id integer primary key, day date)`
  await world.sql`insert into days (id) values (1)`
  const rows = new Map([[days, 1]])
  for (const { resource } of registrations.filter((one) => !one.resource.parent))
    rows.set(resource, (await createRow(resource, world, omitBoundDates(resource))).id)
  for (const [resource, id] of rows) {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (isFileField(field) || field.readOnly) continue
      const values = readAnyValues(field)
      assert.ok(
        values.some((value) => value !== null),
        `${resource.name}.${name} takes something`,
      )
      if (field.writeOnly) continue
      const isForced = field.kind !== 'refs' && !(await isNullableColumn(world, resource.table, name))
      await writeAndRollBack(
        world,
        { resource, id, name, field },
        isForced ? values.filter((value) => value !== null) : values,
      )
      if (isForced && values.includes(null)) await assertNullIsRefused(world, `/${resource.name}/${id}`, name)
    }
  }
})

/** Dates that bound each other are left empty, as each is written alone. */
const omitBoundDates = ({ name }: Resource) => (name === 'employees' ? { birth_date: null, admission_date: null } : {})

async function isNullableColumn({ sql }: Shop, table: string, column: string): Promise<boolean> {
  const [row] = await sql<{ is_nullable: string }[]>`
    select is_nullable from information_schema.columns where table_name = ${table} and column_name = ${column}`
  return row?.is_nullable === 'YES'
}

/**
 * A column with a default need not be sent and cannot be null: the database refuses null, with a message at the field.
 */
async function assertNullIsRefused({ admin }: Shop, path: string, name: string): Promise<void> {
  const { status, body } = await admin.patch(path, { [name]: null })
  assert.deepEqual([status, Object.keys(body.fields)], [400, [name]])
  assert.ok(body.fields[name] in allMessages)
}

/** All different values that the field reads from generated inputs, many of which are plausible for some kind. */
function readAnyValues(field: Field): unknown[] {
  const values = new Map<string, unknown>()
  fc.assert(
    fc.property(fc.oneof(anyInput, plausibleInputs, createFittingValues(field)), (raw) => {
      const read = readField(field, raw)
      if ('value' in read) values.set(JSON.stringify(read.value), read.value)
      else
        for (const problem of [read.problem, ...Object.values(read.problemsByPath ?? {})])
          assert.ok(isMessage(problem), messageKeyOf(problem))
    }),
    { numRuns: 250, examples: edgeValues.map((raw) => [raw]) },
  )
  return [...values.values()]
}

const isMessage = (problem: MessageRef) => {
  const key = messageKeyOf(problem)
  return key in allMessages || `${key}_other` in allMessages
}

const anyInput = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true })
const digits = fc.stringMatching(/^[0-9]{1,12}$/)
const edgeValues: unknown[] = [
  ...['0000-01-01', '0001-01-01', '9999-12-31', '23:59', 2_147_483_647, 2_147_483_648, -1, 1e300],
  ...['9.999.999.999,99', '-9999999999,99', '10.000.000.000', '\u2028', '\ufeff', 'x'.repeat(5000), '🙂'.repeat(2500)],
]
const ids = fc.array(fc.integer({ min: 1 }))
const plausibleInputs = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary' }),
  fc.lorem({ mode: 'sentences', maxCount: 200 }),
  digits,
  fc.tuple(digits, digits).map(([whole, part]) => `${whole},${part.slice(0, 3)}`),
  fc.double(),
  fc.integer(),
  fc.constantFrom('1', '0', 'true', false, 1, null, '', '  '),
  fc.emailAddress(),
  fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
  fc.stringMatching(/^[0-2][0-9]:[0-5][0-9]$/),
  fc.stringMatching(/^[0-9]{4}-[01][0-9]-[0-3][0-9]$/),
  fc.array(fc.integer()),
  ids.map((list) => JSON.stringify(list)),
  fc.stringMatching(/^@?[a-z][a-z0-9._]{1,20}$/),
)

/** Creates inputs that fit the field. */
const createFittingValues = (field: Field): fc.Arbitrary<unknown> =>
  field.kind === 'rows'
    ? fc.array(
        fc.record(
          Object.fromEntries(Object.entries(field.fields).map(([name, cell]) => [name, createFittingValues(cell)])),
        ),
      )
    : field.kind === 'ref'
      ? fc.integer({ min: 1 })
      : field.kind === 'refs'
        ? ids
        : field.kind === 'picture_tags'
          ? fc.dictionary(fc.string({ unit: 'binary' }), fc.integer({ min: 1 }))
          : fc.constantFrom(...buildRankedValues(field))

type Target = { resource: Resource; id: number; name: string; field: Field }

/** Writes the values one after the other into a row, and rolls back. Foreign keys are not checked. */
async function writeAndRollBack(
  { sql }: Shop,
  { resource, id, name, field }: Target,
  values: unknown[],
): Promise<void> {
  const table = field.kind === 'refs' ? field.through.table : resource.table
  const encodeValue = (value: unknown) =>
    field.kind === 'rows' || field.kind === 'picture_tags' ? JSON.stringify(value) : value
  const text =
    field.kind === 'rows'
      ? `insert into ${field.table} (${field.ownerColumn}, position, ${Object.keys(field.fields)})
         select $2::int, 0, ${Object.keys(field.fields)}
         from jsonb_populate_recordset(null::${field.table}, $1::text::jsonb) on conflict do nothing`
      : field.kind === 'refs'
        ? `insert into ${table} (${field.through.ownerColumn}, ${field.through.targetColumn}) select $2::int, unnest($1::int[])
         on conflict do nothing`
        : `update ${table} set "${name}" = $1 where id = $2`
  const undone = new Error('undone')
  const writing = sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const value of values) {
      await tx.query(text, [encodeValue(value), id]).catch((error) => {
        throw new Error(`${resource.name}.${name} gave ${JSON.stringify(value)}`, { cause: error })
      })
    }
    throw undone
  })
  await assert.rejects(writing, (error) => {
    if (error !== undone) throw error
    return true
  })
}
