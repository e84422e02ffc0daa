import assert from 'node:assert/strict'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { contractResources, type Subject, testEveryResource } from '#test/contract.ts'
import { buildSample, createRow } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { resource, path, world, create } = subject

  keeps('a row that another refers to is not deleted, whatever refers to it, and the answer says by what', async () => {
    for (const reference of await referencesTo(subject)) {
      const referrer = referrerOf(reference)
      const { id } = await create()
      const value = referrer.isRows
        ? [{ ...(await sampleRow(referrer, world)), [reference.column]: id }]
        : referrer.isList
          ? [id]
          : id
      const referring = await createRow(referrer.resource, world, { [referrer.field]: value })
      const kept = async () => [
        (await world.admin.get(`${path}/${id}`)).body,
        (await world.admin.get(`/${referrer.resource.name}/${referring.id}`)).body,
      ]
      const before = await kept()
      const answer = await world.admin.delete(`${path}/${id}`)
      assert.deepEqual([answer.status, answer.body.error], [409, 'IN_USE'], JSON.stringify(reference))
      const named = { resource: referrer.resource.name, id: referring.id, label: labelOf(referrer.resource, referring) }
      assert.deepEqual([answer.body.count, answer.body.refs], [1, [named]])
      assert.ok(answer.body.message.includes(named.label), answer.body.message)
      assert.deepEqual(await kept(), before)

      const half = await world.as(resource.access.delete).delete(`${path}/${id}`)
      assert.deepEqual([half.status, half.body.error], [409, 'IN_USE'])
      const maySee = referrer.resource.access.read === 'public'
      assert.deepEqual([half.body.count, half.body.refs], maySee ? [1, [named]] : [0, []])
      assert.equal(half.body.message.includes(named.label), maySee, half.body.message)
      assert.deepEqual(await kept(), before)

      assert.equal((await world.admin.delete(`/${referrer.resource.name}/${referring.id}`)).status, 200)
      assert.equal((await world.admin.delete(`${path}/${id}`)).status, 200, 'then nothing holds it')
    }
  })

  keeps('each reference that it declares is one in the database as well', async () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'ref' && field.kind !== 'refs') continue
      const held = field.kind === 'ref' ? [resource.table, name] : [field.through.table, field.through.theirs]
      const target = registrations.find((one) => one.resource.name === field.to)?.resource
      const references = await foreignKeysTo({ ...subject, resource: target ?? resource })
      assert.ok(
        references.some(({ table, column }) => table === held[0] && column === held[1]),
        `${held.join('.')} refers to ${field.to}`,
      )
    }
  })
})

type Reference = { table: string; column: string }

/** Every foreign key to the resource's table, but for rows that are part of the row itself and go with it. */
async function referencesTo(subject: Pick<Subject, 'resource' | 'world'>): Promise<Reference[]> {
  return (await foreignKeysTo(subject))
    .filter((key) => !key.goes_with_it || declared(key) !== undefined)
    .map(({ table, column }) => ({ table, column }))
}

function foreignKeysTo({ resource, world }: Pick<Subject, 'resource' | 'world'>) {
  return world.sql<(Reference & { goes_with_it: boolean })[]>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype = 'c' as goes_with_it
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = ${resource.table}::regclass
    order by 1, 2`
}

type Referrer = { resource: Resource; field: string; isList: boolean; isRows?: boolean }

/** A child row of the referring record, which is then about another. */
async function sampleRow({ resource, field }: Referrer, world: Subject['world']): Promise<object> {
  const { input } = await buildSample(resource, world)
  return [input[field]].flat()[0] as object
}

/** The resource that keeps this reference, and by which of its fields. */
function declared({ table, column }: Reference): Referrer | undefined {
  for (const resource of contractResources) {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (resource.parent?.by === name) continue
      if (field.kind === 'rows' && field.table === table && field.about === column)
        return { resource, field: name, isList: true, isRows: true }
      if (field.kind === 'ref' && resource.table === table && name === column)
        return { resource, field: name, isList: false }
      if (field.kind === 'refs' && field.through.table === table && field.through.theirs === column)
        return { resource, field: name, isList: true }
    }
  }
  return undefined
}

function referrerOf(reference: Reference): Referrer {
  const referrer = declared(reference)
  if (!referrer) throw new Error(`No resource declares ${reference.table}.${reference.column}: how is such a row made?`)
  return referrer
}

const labelOf = ({ label }: Resource, row: Record<string, unknown>) => label.map((name) => row[name]).join(' ')
