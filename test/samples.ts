import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildCbu } from '#src/workforce/numbers/cbu.ts'
import { listPossibleCuils } from '#src/workforce/numbers/cuil.ts'
import type { Shop } from '#test/harness.ts'

export type Field = Resource['fields'][string]
export type FieldValues = Record<string, unknown>
type Sample = { input: FieldValues; expected: FieldValues }
type Row = { id: number; updated_at: string } & Record<string, any>

let count = 0

export function requireResource(name: string): Resource {
  const acceptedText = registrations.find(({ resource }) => resource.name === name)
  if (!acceptedText) throw new Error(`No resource is named ${name}`)
  return acceptedText.resource
}

/**
 * Builds valid input for any declared resource, and the values that reading it must show. `requestedValues` replace
 * built ones.
 */
export async function buildSample(resource: Resource, world: Shop, requestedValues: FieldValues = {}): Promise<Sample> {
  const overrides = sortHours(requestedValues)
  const input: FieldValues = { ...overrides }
  const expected: FieldValues = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || isFileField(field)) continue
    const hasTerm = ['expiration_date', 'next_delivery_date', 'repeat_until'].some((term) => term in resource.fields)
    const defaultValues = {
      ...defaultHours,
      ...(hasTerm && defaultTerm),
      ...(resource.name === 'views' && { resource: 'products', query: 'q=iphone' }),
    }
    const derivedValue = (defaultValues as FieldValues)[name] ?? chooseAgreeingId(name, overrides, input)
    if (!(name in overrides))
      input[name] = derivedValue === undefined ? await buildSampleValue(field, world) : derivedValue
    if (!field.writeOnly && field.kind !== 'refs' && field.kind !== 'rows') expected[name] = input[name]
  }
  return { input, expected }
}

/** Builds valid input for a change of a row. Its fixed fields keep the values of the row. */
export function buildChangeSample(resource: Resource, world: Shop, row: FieldValues): Promise<Sample> {
  const fixedNames = Object.entries(resource.fields).flatMap(([name, { fixed }]) => (fixed && row[name] ? [name] : []))
  return buildSample(resource, world, Object.fromEntries(fixedNames.map((name) => [name, row[name]])))
}

/**
 * A dni and a cuil must agree. If one of them is requested, the other is null. Otherwise the cuil is built of the dni.
 */
function chooseAgreeingId(name: string, overrides: FieldValues, input: FieldValues): unknown {
  if (name === 'dni') return overrides.cuil ? null : undefined
  if (name !== 'cuil' || !('dni' in input)) return undefined
  return overrides.dni ? null : listPossibleCuils(String(input.dni))[0]
}

/** Creates a row of any declared resource through the API, or by SQL if the API cannot create rows of it. */
export async function createRow(resource: Resource, world: Shop, overrides: FieldValues = {}): Promise<Row> {
  const { input } = await buildSample(resource, world, overrides)
  if (resource.access.create === 'never') return insertRow(resource, world, input)
  const answer = await world.admin.post(`/${resource.name}`, input)
  if (answer.status !== 200) throw new Error(`POST ${resource.name}: ${JSON.stringify([input, answer.body])}`)
  return answer.body
}

async function insertRow({ name, table }: Resource, world: Shop, input: FieldValues): Promise<Row> {
  const columns = Object.keys(input)
  const [row] = await world.sql.query<{ id: number }[]>(
    `insert into ${table} (${columns}) values (${columns.map((_, index) => `$${index + 1}`)}) returning id`,
    columns.map((column) => input[column] as never),
  )
  return (await world.admin.get(`/${name}/${row?.id}`)).body
}

/** False if the API lets nobody create, change or delete rows. */
export const isWritable = ({ access }: Resource) => !Object.values(access).includes('never')

/** True for fields with pictures or files. Samples have no values for them, because other tests cover files. */
export const isFileField = ({ kind }: Field) => ['picture', 'pictures', 'file', 'files'].includes(kind)

async function buildSampleValue(field: Field, world: Shop): Promise<unknown> {
  const n = ++count
  const kind: string = field.kind
  if (field.kind === 'ref') return (await createRow(requireResource(field.to), world)).id
  if (field.kind === 'refs') return [(await createRow(requireResource(field.to), world)).id]
  if (field.kind === 'rows') {
    const cells = Object.entries(field.fields).map(async ([name, cell]) => [name, await buildSampleValue(cell, world)])
    return [Object.fromEntries(await Promise.all(cells))]
  }
  if (field.kind === 'number') return Math.min(field.max, Math.max(field.min, n % 90)) + (field.decimals > 0 ? 0.25 : 0)
  if (kind === 'texts') return [`Ñandú ${n}`, `"${n}" & más`]
  if (kind === 'password') return 'secreta1'
  // A record without pictures has no tags of them.
  if (kind === 'picture_tags') return {}
  const [, middle] = buildRankedValues(field)
  if (plainTexts.has(kind))
    return [`Ñandú <b>"${n}"</b> & #é 🙂`, middle].find((text) => isAccepted(field, String(text)))
  return middle
}

/** Default opening and closing time. The closing time must be later, also if a caller requests only one of them. */
const defaultHours: FieldValues = { start_hour: '06:30', end_hour: '23:30', time: '06:30', end_time: '23:30' }

/**
 * Dates of a training that was held long ago and expires late, of a delivery or of an event, so that any other of the
 * dates agrees with it.
 */
const defaultTerm: FieldValues = {
  date: '1990-01-01',
  expiration_date: '2031-05-05',
  delivery_date: '1990-01-01',
  next_delivery_date: '2031-05-05',
  start: '1990-01-01',
  end: '2031-05-05',
  repeat_until: '2031-05-05',
}

function sortHours(overrides: FieldValues): FieldValues {
  const { start_hour: startHour, end_hour: endHour } = overrides
  const isReversed = typeof startHour === 'string' && typeof endHour === 'string' && endHour < startHour
  return isReversed ? { ...overrides, start_hour: endHour, end_hour: startHour } : overrides
}

/** True for fields that refuse dates in the future. */
const isPastDate = (field: Field) => !isAccepted(field, '2099-01-01')

const plainTexts = new Set(['text', 'long_text', 'phone'])

/** Three values of a field, in Spanish sort order. Texts differ from call to call. */
export function buildRankedValues(field: Field): [unknown, unknown, unknown] {
  const n = ++count
  const texts = (spellWord: (word: string, rank: number) => string): [string, string, string] => [
    spellWord('Árbol', 5),
    spellWord('mesa', 6),
    spellWord('Ñandú', 7),
  ]
  switch (String(field.kind)) {
    case 'number':
      return buildRankedNumbers(field)
    case 'boolean':
      return [false, true, true]
    case 'choice':
    case 'choices':
      return buildRankedChoices(field)
    case 'email':
      return texts((word) => `${toPlainLetters(word)}${n}@example.com`)
    case 'color':
      return texts((_, rank) => `#${rank}${n.toString(16).toUpperCase().padStart(5, '0')}`)
    case 'time':
      return ['07:05', '09:30', '21:15']
    case 'date':
      return isPastDate(field) ? ['1950-12-31', '1969-02-28', '1985-01-01'] : ['1999-12-31', '2026-02-28', '2030-01-01']
    case 'texts':
      return [[`Árbol ${n}`, 'Otro'], [`mesa ${n}`], ['Otro', `Ñandú ${n}`]]
    default:
      return texts((word, rank) => buildAcceptedText(field, word, rank * 10_000_000 + n))
  }
}

const toPlainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Finds a text that the field's rule accepts. A rule may require plain letters, eight digits, a foreign telephone
 * number, a position on the map, eleven digits with a check digit, or the 22 digits of a bank account.
 */
function buildAcceptedText(field: Field, word: string, number: number): string {
  const digits = String(number)
  const numbersWithCheckDigits = [...Array(10).keys()].map((check) => `${digits}00${check}`)
  const acceptedText = [
    `${word} ${number}`,
    `${toPlainLetters(word)}${number}`,
    digits,
    `+${digits}`,
    `${digits.slice(0, 1)}.${digits.slice(1)},10`,
    ...numbersWithCheckDigits,
    buildSampleCbu(digits),
  ].find((text) => isAccepted(field, text))
  if (acceptedText === undefined) throw new Error(`No text of a sample fits ${JSON.stringify(field)}`)
  return acceptedText
}

/** A bank account number that ends in these digits. The first digit also selects the branch. */
const buildSampleCbu = (digits: string) => buildCbu(`0110${digits.slice(0, 1)}00`, digits.padStart(13, '0'))

function isAccepted(field: object, text: string): boolean {
  const { max = Number.POSITIVE_INFINITY, rule }: { max?: number; rule?: (text: string) => object } = field
  const ruleResult = rule?.(text) ?? { value: text }
  return text.length <= max && 'value' in ruleResult && ruleResult.value === text
}

/** Three choices of the field. If it has only two, the second comes twice. */
function buildRankedChoices(field: Field): [string, string, string] {
  const words = field.kind === 'choice' ? Object.keys(field.messages) : field.kind === 'choices' ? field.values : []
  const [first = '', second = first, third = second] = words
  return [first, second, third]
}

/** Three numbers whose order as texts would be another. */
function buildRankedNumbers(field: Field): [number, number, number] {
  if (field.kind !== 'number') throw new Error(`${field.kind} is no number`)
  const { min, max, decimals } = field
  const fraction = decimals > 0 ? 0.25 : 0
  if (min <= 2 && max > 100) return [2 + fraction, 10 + fraction, 100 + fraction]
  const valueAt = (share: number) => Math.ceil(min + (max - min) * share)
  return [valueAt(0.2), valueAt(0.5), valueAt(0.8)]
}

/** The same input as a browser's form sends it: booleans 1/0, lists as JSON text. */
export function toForm(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
    else form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))
  }
  return form
}
