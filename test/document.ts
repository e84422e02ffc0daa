import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Answer, Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'

/** A part of the API's document by the names that lead to it. */
type Place = readonly (string | number)[]

type ApiDocument = {
  paths: Record<string, Record<string, any>>
  /** Its named types. */
  schemas: Record<string, any>
  /** What is wrong with a value by the schema at a place; of an answer also a name that the schema does not list. */
  problem(place: Place, value: unknown, as: 'sent' | 'answered'): string | null
}

const known = new Map<string, ApiDocument>()

/** The document of a shop, ready to judge by. It is the same for every shop, so it is prepared once. */
export async function documentOf({ url }: Pick<Shop, 'url'>): Promise<ApiDocument> {
  const text = await (await fetch(`${url}/api/docs/json`)).text()
  const document = known.get(text) ?? prepared(text)
  known.set(text, document)
  return document
}

function prepared(text: string): ApiDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const sent = JSON.parse(text)
  ajv.addSchema(sent, 'sent').addSchema(withoutOtherNames(text), 'answered')
  const compiled = new Map<string, ValidateFunction>()
  return {
    paths: sent.paths,
    schemas: sent.components.schemas,
    problem(place, value, as) {
      const pointer = place.map((name) => encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1')))
      const $ref = `${as}#/${pointer.join('/')}`
      const validate = compiled.get($ref) ?? ajv.compile({ $ref })
      compiled.set($ref, validate)
      return validate(value) ? null : ajv.errorsText(validate.errors)
    },
  }
}

/** The document as it would be if no object could carry more than it lists. */
function withoutOtherNames(text: string) {
  const document = JSON.parse(text, (_, schema) => {
    // Together the parts list all: each of them alone lists too little.
    for (const part of schema?.allOf ?? []) delete part.unevaluatedProperties
    return schema?.allOf || schema?.properties ? { ...schema, unevaluatedProperties: false } : schema
  })
  delete document.components.schemas.Error.unevaluatedProperties
  return document
}

/**
 * The same shop, each of whose answers is held to the document: a status that it names, and a body as it says. What the
 * server took as JSON must be what it says may be sent.
 */
export async function heldToDocument(world: Shop): Promise<Shop> {
  const document = await documentOf(world)
  const hold = (client: Client) => heldClient(client, document)
  return {
    ...world,
    as: (...permissions) => hold(world.as(...permissions)),
    asUser: (user) => hold(world.asUser(user)),
    anonymous: hold(world.anonymous),
    admin: hold(world.admin),
  }
}

function heldClient(client: Client, document: ApiDocument): Client {
  const held =
    <Sent extends unknown[]>(method: string, call: (path: string, ...sent: Sent) => Promise<Answer>) =>
    async (path: string, ...sent: Sent) => {
      const answer = await call(path, ...sent)
      judge(document, method, path, sent[0], answer)
      return answer
    }
  return {
    get: held('get', client.get),
    post: held('post', client.post),
    put: held('put', client.put),
    patch: held('patch', client.patch),
    delete: held('delete', client.delete),
    deleteMany: held('delete', client.deleteMany),
    token: client.token,
  }
}

function judge(document: ApiDocument, method: string, path: string, sent: unknown, { status, body }: Answer): void {
  const template = templateOf(document, method, path)
  const operation = template && document.paths[template]?.[method]
  if (!template || !operation) return
  const said = `${method} ${template} → ${status}`
  const answered = operation.responses[status]
  assert.ok(answered, `${said} is not in the document: ${JSON.stringify(body)}`)
  const content = answered.$ref ? ['components', 'responses', answered.$ref.split('/').at(-1)] : null
  const at = [...(content ?? ['paths', template, method, 'responses', status]), 'content', 'application/json', 'schema']
  const isFile = answered.content && !answered.content['application/json']
  if (status !== 204 && status !== 304 && !isFile) assert.equal(document.problem(at, body, 'answered'), null, said)
  if (status !== 200 || !isJson(sent) || !operation.requestBody) return
  const asked = ['paths', template, method, 'requestBody', 'content', 'application/json', 'schema']
  assert.equal(document.problem(asked, sent, 'sent'), null, `${method} ${template} took ${JSON.stringify(sent)}`)
}

const isJson = (sent: unknown) => sent !== undefined && !(sent instanceof FormData)

/** The address in the document under which a path falls: the one with the fewest places to fill in. */
function templateOf({ paths }: ApiDocument, method: string, path: string): string | undefined {
  const address = `/api${path.split('?')[0]}`
  const places = (template: string) => template.split('{').length
  return Object.keys(paths)
    .filter((template) => paths[template]?.[method])
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
    .sort((a, b) => places(a) - places(b))[0]
}
