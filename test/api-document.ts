import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Answer, Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'

/** Position in the API document: the names that lead to it from the top. */
type DocumentPath = readonly (string | number)[]

type ApiDocument = {
  paths: Record<string, Record<string, any>>
  /** Named schemas of the document. */
  schemas: Record<string, any>
  /**
   * Why a value breaks the schema at `documentPath`, or null. A response also breaks it by a property that the schema
   * does not list.
   */
  findProblem(documentPath: DocumentPath, value: unknown, as: 'sent' | 'answered'): string | null
}

const documentsByText = new Map<string, ApiDocument>()

/** Reads and compiles a shop's API document. It is the same for every shop, so it is compiled once. */
export async function readApiDocument({ url }: Pick<Shop, 'url'>): Promise<ApiDocument> {
  const text = await (await fetch(`${url}/api/docs/json`)).text()
  const document = documentsByText.get(text) ?? compileDocument(text)
  documentsByText.set(text, document)
  return document
}

function compileDocument(text: string): ApiDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const document = JSON.parse(text)
  ajv.addSchema(document, 'sent').addSchema(forbidUnlistedNames(text), 'answered')
  const validators = new Map<string, ValidateFunction>()
  return {
    paths: document.paths,
    schemas: document.components.schemas,
    findProblem(documentPath, value, as) {
      const pointer = documentPath.map((name) =>
        encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1')),
      )
      const $ref = `${as}#/${pointer.join('/')}`
      const validate = validators.get($ref) ?? ajv.compile({ $ref })
      validators.set($ref, validate)
      return validate(value) ? null : ajv.errorsText(validate.errors)
    },
  }
}

/** A copy of the document in which no object may have properties that its schema does not list. */
function forbidUnlistedNames(text: string) {
  const document = JSON.parse(text, (_, schema) => {
    // Only all parts together list all properties of the object.
    for (const part of schema?.allOf ?? []) delete part.unevaluatedProperties
    return schema?.allOf || schema?.properties ? { ...schema, unevaluatedProperties: false } : schema
  })
  delete document.components.schemas.Error.unevaluatedProperties
  return document
}

/**
 * Returns the shop with clients that compare each response with the API document: its status must be listed, its body
 * must fit the schema, and so must each JSON body that the server accepted.
 */
export async function checkAgainstDocument(world: Shop): Promise<Shop> {
  const document = await readApiDocument(world)
  const checkClient = (client: Client) => createCheckedClient(client, document)
  return {
    ...world,
    as: (...permissions) => checkClient(world.as(...permissions)),
    asUser: (user) => checkClient(world.asUser(user)),
    anonymous: checkClient(world.anonymous),
    admin: checkClient(world.admin),
  }
}

function createCheckedClient(client: Client, document: ApiDocument): Client {
  const checkAnswers =
    <Sent extends unknown[]>(method: string, call: (path: string, ...sent: Sent) => Promise<Answer>) =>
    async (path: string, ...sent: Sent) => {
      const answer = await call(path, ...sent)
      assertDocumented(document, method, path, sent[0], answer)
      return answer
    }
  return {
    get: checkAnswers('get', client.get),
    post: checkAnswers('post', client.post),
    put: checkAnswers('put', client.put),
    patch: checkAnswers('patch', client.patch),
    delete: checkAnswers('delete', client.delete),
    deleteMany: checkAnswers('delete', client.deleteMany),
    token: client.token,
  }
}

function assertDocumented(
  document: ApiDocument,
  method: string,
  path: string,
  sent: unknown,
  { status, body }: Answer,
): void {
  const template = findTemplate(document, method, path)
  const operation = template && document.paths[template]?.[method]
  if (!template || !operation) return
  const operationLabel = `${method} ${template} → ${status}`
  const response = operation.responses[status]
  assert.ok(response, `${operationLabel} is not in the document: ${JSON.stringify(body)}`)
  const content = response.$ref ? ['components', 'responses', response.$ref.split('/').at(-1)] : null
  const schemaPath = [
    ...(content ?? ['paths', template, method, 'responses', status]),
    'content',
    'application/json',
    'schema',
  ]
  const isFile = response.content && !response.content['application/json']
  if (status !== 204 && status !== 304 && !isFile)
    assert.equal(document.findProblem(schemaPath, body, 'answered'), null, operationLabel)
  if (status !== 200 || !isJson(sent) || !operation.requestBody) return
  const bodyPath = ['paths', template, method, 'requestBody', 'content', 'application/json', 'schema']
  assert.equal(document.findProblem(bodyPath, sent, 'sent'), null, `${method} ${template} took ${JSON.stringify(sent)}`)
}

const isJson = (sent: unknown) => sent !== undefined && !(sent instanceof FormData)

/** The address in the document that matches a path. If several match, the one with the fewest placeholders. */
function findTemplate({ paths }: ApiDocument, method: string, path: string): string | undefined {
  const address = `/api${path.split('?')[0]}`
  const countPlaceholders = (template: string) => template.split('{').length
  return Object.keys(paths)
    .filter((template) => paths[template]?.[method])
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(address))
    .sort((a, b) => countPlaceholders(a) - countPlaceholders(b))[0]
}
