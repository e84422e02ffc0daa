import assert from 'node:assert/strict'
import { everyResource } from '#test/contract.ts'

everyResource(({ resource, sample, create, documented }, keeps) => {
  keeps('the documentation names what is read and what is written, no more and no less', async () => {
    const { given } = await sample()
    const created = await create()
    const paths = await documented()
    const schemaOf = (content: any) => content['application/json'].schema
    const read = schemaOf(paths[`/api/${resource.name}/{id}`].get.responses['200'].content)
    assert.deepEqual(Object.keys(read.properties).sort(), Object.keys(created).sort())
    for (const [key, value] of Object.entries(created))
      assert.ok(typesOf(read.properties[key]).includes(typeOf(value)), `${key}: ${JSON.stringify(value)}`)
    const { get, post } = paths[`/api/${resource.name}`]
    const written = Object.keys(schemaOf(post.requestBody.content).properties)
    assert.deepEqual(
      Object.keys(given).filter((key) => !written.includes(key)),
      [],
    )
    assert.ok(get.responses['200'].headers['X-Total-Count'])
    assert.deepEqual(
      post.parameters.map((parameter: { name: string }) => parameter.name),
      ['Idempotency-Key'],
    )
  })
})

/** A value's type as JSON Schema calls it; a whole number may stand for any. */
function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function typesOf(schema: { type: string | string[] }): string[] {
  return [schema.type].flat().flatMap((type) => (type === 'number' ? ['number', 'integer'] : [type]))
}
