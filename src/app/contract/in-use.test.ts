import assert from 'node:assert/strict'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { contractResources, type Subject, testEveryResource } from '#test/contract.ts'
import { nestedRegistrations } from '#test/nested-resources.ts'
import { buildSample, createRow } from '#test/samples.ts'

testEveryResource((subject, keeps) => {
  const { resource, path, world, create } = subject

  keeps('a row that another refers to is not deleted, whatever refers to it, and the answer says by what', async () => {
    for (const reference of await findReferences(subject)) {
      const referrer = findReferrer(reference)
      const { id } = await create()
      const value = referrer.isRows
        ? [{ ...(await sampleRow(referrer, world)), [reference.column]: id }]
        : referrer.isList
          ? [id]
          : id
      const referringRow = await createRow(referrer.resource, world, { [referrer.field]: value })
      const readBoth = async () => [
        (await world.admin.get(`${path}/${id}`)).body,
        (await world.admin.get(`/${referrer.resource.name}/${referringRow.id}`)).body,
      ]
      const rowsBefore = await readBoth()
      const answer = await world.admin.delete(`${path}/${id}`)
      assert.deepEqual([answer.status, answer.body.error], [409, 'IN_USE'], JSON.stringify(reference))
      const expectedReference = {
        resource: referrer.resource.name,
        id: referringRow.id,
        label: labelOf(referrer.resource, referringRow),
      }
      assert.deepEqual([answer.body.count, answer.body.refs], [1, [expectedReference]])
      assert.ok(answer.body.message.includes(expectedReference.label), answer.body.message)
      assert.deepEqual(await readBoth(), rowsBefore)

      const answerForDeleter = await world.as(resource.access.delete).delete(`${path}/${id}`)
      assert.deepEqual([answerForDeleter.status, answerForDeleter.body.error], [409, 'IN_USE'])
      const maySee = ['public', 'signed_in'].includes(String(referrer.resource.access.read))
      assert.deepEqual(
        [answerForDeleter.body.count, answerForDeleter.body.refs],
        maySee ? [1, [expectedReference]] : [0, []],
      )
      assert.equal(
        answerForDeleter.body.message.includes(expectedReference.label),
        maySee,
        answerForDeleter.body.message,
      )
      assert.deepEqual(await readBoth(), rowsBefore)

      assert.equal((await world.admin.delete(`/${referrer.resource.name}/${referringRow.id}`)).status, 200)
      assert.equal((await world.admin.delete(`${path}/${id}`)).status, 200, 'then nothing holds it')
    }
  })

  keeps('each reference that it declares is one in the database as well', async () => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'ref' && field.kind !== 'refs') continue
      const expectedColumn =
        field.kind === 'ref' ? [resource.table, name] : [field.through.table, field.through.targetColumn]
      const target = registrations.find((registration) => registration.resource.name === field.to)?.resource
      const references = await readForeignKeys({ ...subject, resource: target ?? resource })
      assert.ok(
        references.some(({ table, column }) => table === expectedColumn[0] && column === expectedColumn[1]),
        `${expectedColumn.join('.')} refers to ${field.to}`,
      )
    }
  })
})

type Reference = { table: string; column: string }

/**
 * The foreign keys to the resource's table, except those whose rows are deleted with the row and not declared, those
 * that no write of a record sets, and those of tables that only other tests use.
 */
async function findReferences(subject: Pick<Subject, 'resource' | 'world'>): Promise<Reference[]> {
  return (await readForeignKeys(subject))
    .filter((key) => !isSetByNoWrite(key) && (!key.goes_with_it || findDeclaredReferrer(key) !== undefined))
    .map(({ table, column }) => ({ table, column }))
}

function readForeignKeys({ resource, world }: Pick<Subject, 'resource' | 'world'>) {
  return world.sql<(Reference & { goes_with_it: boolean })[]>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype = 'c' as goes_with_it
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = ${resource.table}::regclass
    order by 1, 2`
}

const isSetByNoWrite = ({ table, column }: Reference): boolean =>
  nestedRegistrations.some(({ resource }) => resource.table === table && !contractResources.includes(resource)) ||
  contractResources.some((resource) => resource.table === table && resource.fields[column]?.readOnly === true)

type Referrer = { resource: Resource; field: string; isList: boolean; isRows?: boolean }

/** A sample child row of a field of kind `rows`. */
async function sampleRow({ resource, field }: Referrer, world: Subject['world']): Promise<object> {
  const { input } = await buildSample(resource, world)
  return [input[field]].flat()[0] as object
}

/** Finds the resource and the field that declare this foreign key. */
function findDeclaredReferrer({ table, column }: Reference): Referrer | undefined {
  for (const resource of contractResources) {
    for (const [name, field] of Object.entries(resource.fields)) {
      if ((resource.parent?.fieldName === name && !resource.parent.isKeptByChildren) || field.readOnly) continue
      if (field.kind === 'rows' && field.table === table && field.subjectField === column)
        return { resource, field: name, isList: true, isRows: true }
      if (field.kind === 'ref' && resource.table === table && name === column)
        return { resource, field: name, isList: false }
      if (field.kind === 'refs' && field.through.table === table && field.through.targetColumn === column)
        return { resource, field: name, isList: true }
    }
  }
  return undefined
}

function findReferrer(reference: Reference): Referrer {
  const referrer = findDeclaredReferrer(reference)
  if (!referrer) throw new Error(`No resource declares ${reference.table}.${reference.column}: how is such a row made?`)
  return referrer
}
