import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildCbu } from '#src/workforce/numbers/cbu.ts'
import { listPossibleCuils } from '#src/workforce/numbers/cuil.ts'
import type { Shop } from '#test/harness.ts'

export type Field = Resource['fields'][string]
export type Given = Record<string, unknown>
type Sample = { given: Given; expected: Given }
type Row = { id: number; updated_at: string } & Record<string, any>

let count = 0

export function resourceNamed(name: string): Resource {
  const found = registrations.find(({ resource }) => resource.name === name)
  if (!found) throw new Error(`No resource is named ${name}`)
  return found.resource
}

/**
 * Valid input for any declared resource and what a read of it must show; a field that is `wished` is as it is wished.
 */
export async function sampleOf(resource: Resource, world: Shop, asked: Given = {}): Promise<Sample> {
  const wished = hoursInOrder(asked)
  const given: Given = { ...wished }
  const expected: Given = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || isPicture(field)) continue
    const bound = hoursApart[name] ?? agreeing(name, wished, given)
    if (!(name in wished)) given[name] = bound === undefined ? await sampleValue(field, world) : bound
    if (!field.writeOnly && field.kind !== 'refs' && field.kind !== 'rows') expected[name] = given[name]
  }
  return { given, expected }
}

/** A dni and a cuil must agree: one that is wished goes without the other, else the cuil is one of the dni's. */
function agreeing(name: string, wished: Given, given: Given): unknown {
  if (name === 'dni') return wished.cuil ? null : undefined
  if (name !== 'cuil' || !('dni' in given)) return undefined
  return wished.dni ? null : listPossibleCuils(String(given.dni))[0]
}

/** A row of any declared resource, made through the API; past it where the API makes none. */
export async function createRow(resource: Resource, world: Shop, wished: Given = {}): Promise<Row> {
  const { given } = await sampleOf(resource, world, wished)
  if (resource.access.create === 'never') return insertRow(resource, world, given)
  const answer = await world.admin.post(`/${resource.name}`, given)
  if (answer.status !== 200) throw new Error(`POST ${resource.name}: ${JSON.stringify([given, answer.body])}`)
  return answer.body
}

async function insertRow({ name, table }: Resource, world: Shop, given: Given): Promise<Row> {
  const columns = Object.keys(given)
  const [row] = await world.sql.query<{ id: number }[]>(
    `insert into ${table} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)}) returning id`,
    columns.map((column) => given[column] as never),
  )
  return (await world.admin.get(`/${name}/${row?.id}`)).body
}

/** False where the API lets nobody make or change a row. */
export const isWritten = ({ access }: Resource) => !Object.values(access).includes('never')

/** Of files: they are no values, and have tests of their own. */
export const isPicture = ({ kind }: Field) => ['picture', 'pictures', 'file', 'files'].includes(kind)

async function sampleValue(field: Field, world: Shop): Promise<unknown> {
  const n = ++count
  const kind: string = field.kind
  if (field.kind === 'ref') return (await createRow(resourceNamed(field.to), world)).id
  if (field.kind === 'refs') return [(await createRow(resourceNamed(field.to), world)).id]
  if (field.kind === 'rows') {
    const cells = Object.entries(field.fields).map(async ([name, cell]) => [name, await sampleValue(cell, world)])
    return [Object.fromEntries(await Promise.all(cells))]
  }
  if (field.kind === 'number') return Math.min(field.max, Math.max(field.min, n % 90)) + (field.decimals > 0 ? 0.25 : 0)
  if (kind === 'texts') return [`Ñandú ${n}`, `"${n}" & más`]
  if (kind === 'password') return 'secreta1'
  const [, middle] = rankedValues(field)
  if (plainTexts.has(kind)) return [`Ñandú <b>"${n}"</b> & #é 🙂`, middle].find((text) => accepts(field, String(text)))
  return middle
}

/** What closes does so after what opens, whichever of the two is wished for. */
const hoursApart: Given = { start_hour: '06:30', end_hour: '23:30' }

function hoursInOrder(wished: Given): Given {
  const { start_hour: opens, end_hour: closes } = wished
  const isTurned = typeof opens === 'string' && typeof closes === 'string' && closes < opens
  return isTurned ? { ...wished, start_hour: closes, end_hour: opens } : wished
}

/** Not in the future. */
const isOfBirth = (field: Field) => !accepts(field, '2099-01-01')

const plainTexts = new Set(['text', 'long_text', 'phone'])

/** Three values of a field, the least first, as who reads Spanish sorts them; of texts no two calls give the same. */
export function rankedValues(field: Field): [unknown, unknown, unknown] {
  const n = ++count
  const texts = (spell: (word: string, rank: number) => string): [string, string, string] => [
    spell('Árbol', 5),
    spell('mesa', 6),
    spell('Ñandú', 7),
  ]
  switch (String(field.kind)) {
    case 'number':
      return rankedNumbers(field)
    case 'boolean':
      return [false, true, true]
    case 'choice':
    case 'choices':
      return rankedWords(field)
    case 'email':
      return texts((word) => `${bare(word)}${n}@example.com`)
    case 'color':
      return texts((_, rank) => `#${rank}${n.toString(16).toUpperCase().padStart(5, '0')}`)
    case 'time':
      return ['07:05', '09:30', '21:15']
    case 'date':
      return isOfBirth(field) ? ['1950-12-31', '1969-02-28', '1985-01-01'] : ['1999-12-31', '2026-02-28', '2030-01-01']
    case 'texts':
      return [[`Árbol ${n}`, 'Otro'], [`mesa ${n}`], ['Otro', `Ñandú ${n}`]]
    default:
      return texts((word, rank) => spelling(field, word, rank * 10_000_000 + n))
  }
}

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A rule may want a plainer word, eight digits, a foreign telephone, eleven digits with a check digit, or an account's
 * 22 with two.
 */
function spelling(field: Field, word: string, number: number): string {
  const digits = String(number)
  const checked = [...Array(10).keys()].map((check) => `${digits}00${check}`)
  const found = [`${word} ${number}`, `${bare(word)}${number}`, digits, `+${digits}`, ...checked, cbuOf(digits)].find(
    (text) => accepts(field, text),
  )
  if (found === undefined) throw new Error(`No text of a sample fits ${JSON.stringify(field)}`)
  return found
}

/** An account that ends in these digits, of a branch by its first. */
const cbuOf = (digits: string) => buildCbu(`0110${digits.slice(0, 1)}00`, digits.padStart(13, '0'))

function accepts(field: object, text: string): boolean {
  const { max = Number.POSITIVE_INFINITY, rule }: { max?: number; rule?: (text: string) => object } = field
  const ruled = rule?.(text) ?? { value: text }
  return text.length <= max && 'value' in ruled && ruled.value === text
}

/** Of two words the later stands twice. */
function rankedWords(field: Field): [string, string, string] {
  const words = field.kind === 'choice' ? Object.keys(field.messages) : field.kind === 'choices' ? field.values : []
  const [first = '', second = first, third = second] = words
  return [first, second, third]
}

/** As text they would sort otherwise. */
function rankedNumbers(field: Field): [number, number, number] {
  if (field.kind !== 'number') throw new Error(`${field.kind} is no number`)
  const { min, max, decimals } = field
  const part = decimals > 0 ? 0.25 : 0
  if (min <= 2 && max > 100) return [2 + part, 10 + part, 100 + part]
  const between = (share: number) => Math.ceil(min + (max - min) * share)
  return [between(0.2), between(0.5), between(0.8)]
}

/** The same input as a browser's form sends it: booleans 1/0, lists as JSON text. */
export function toForm(given: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
    else form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))
  }
  return form
}
