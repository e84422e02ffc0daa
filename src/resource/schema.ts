import * as z from 'zod/mini'
import { emailPattern } from '#src/platform/email-address.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { packRef } from '#src/platform/message-ref.ts'
import { checkNumber, parseTypedNumber } from '#src/platform/typed-number.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { BooleanField, Field, NumberField, RefField, RefsField, TextField } from '#src/resource/fields.ts'

/** Turns what is written on the wire or typed into a form into the value that is stored, or says what is wrong. */
type FieldSchema = z.ZodMiniType<unknown, unknown>

type Context = { issues: unknown[] }

/**
 * The one check of a declared resource: the form runs it on blur, the API on every write, the importer on every row.
 * Pictures are judged elsewhere, since a picture is not a value yet. A field that is not sent is left out of the
 * result; on `create` a required one that is missing is refused.
 */
export function resourceSchema(
  resource: Resource,
  mode: 'create' | 'update',
): z.ZodMiniObject<Record<string, FieldSchema>> {
  const shape: Record<string, FieldSchema> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly) continue
    const schema = fieldSchema(field)
    if (!schema) continue
    shape[name] = mode === 'create' && field.required ? schema : z.optional(schema)
  }
  return z.object(shape)
}

/** The schema of one field, null and empty text meaning «nothing»; undefined for pictures. */
export function fieldSchema(field: Field): FieldSchema | undefined {
  switch (field.kind) {
    case 'number':
      return nullable(field, (raw) => readNumber(field, raw))
    case 'boolean':
      return z.pipe(z.unknown(), z.transform(reading((raw) => readBoolean(field, raw))))
    case 'ref':
      return nullable(field, (raw) => readId(field, raw))
    case 'refs':
      return z.pipe(z.unknown(), z.transform(reading((raw) => readIds(field, raw))))
    case 'picture':
    case 'pictures':
      return undefined
    default:
      return nullable(field, (raw) => readText(field, raw))
  }
}

type Reading = { value: unknown } | { problem: MessageRef }

function nullable(field: Field, read: (raw: unknown) => Reading): FieldSchema {
  const readOrNull = (raw: unknown): Reading => {
    if (!isEmpty(raw)) return read(raw)
    return field.required ? { problem: field.required } : { value: null }
  }
  return z.pipe(z.unknown(), z.transform(reading(readOrNull)))
}

const reading = (read: (raw: unknown) => Reading) => (raw: unknown, context: Context) => {
  const result = read(raw)
  if ('value' in result) return result.value
  context.issues.push({ code: 'custom', message: packRef(result.problem), input: raw, continue: false })
  return z.NEVER
}

/** Nothing, or nothing that anybody could see. */
function isEmpty(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.replace(/[\p{Cf}\s]/gu, '') === '')
}

function readText(field: TextField, raw: unknown): Reading {
  if (typeof raw !== 'string') return { problem: field.invalid ?? 'resource.fields.text' }
  const isSecret = field.kind === 'password'
  const given = isSecret ? raw : raw.trim()
  if (hasControl(given, field.kind === 'long_text')) return { problem: 'resource.fields.control_characters' }
  const shaped = shapes[field.kind]?.(given) ?? { value: given }
  if ('problem' in shaped) return { problem: field.invalid ?? shaped.problem }
  const value = shaped.value
  if (field.min && value.length < field.min.length) return { problem: field.min.message }
  if (value.length > field.max)
    return { problem: field.tooLong ?? { key: 'resource.fields.too_long', params: { qty: field.max } } }
  return field.rule ? field.rule(value) : { value }
}

type TextReading = { value: string } | { problem: MessageRef }

/** What each kind of text must look like, and the spelling in which it is stored. */
const shapes: Partial<Record<TextField['kind'], (text: string) => TextReading>> = {
  email: (text) => (emailPattern.test(text) ? { value: text } : { problem: 'resource.fields.email' }),
  color: (text) =>
    /^#[0-9a-f]{6}$/i.test(text) ? { value: text.toUpperCase() } : { problem: 'resource.fields.color' },
  time: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { problem: 'resource.fields.time' }),
  date: (text) => (isDay(text) ? { value: text } : { problem: 'resource.fields.date' }),
  url: (text) => (/^https?:\/\/\S+$/i.test(text) ? { value: text } : { problem: 'resource.fields.url' }),
}

/** The calendar has no year 0, and neither has the database. */
function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A NUL byte cannot be stored and the other control characters cannot be seen; lines and tabs belong to long texts. */
function hasControl(text: string, linesAllowed: boolean): boolean {
  const seen = linesAllowed ? text.replace(/[\t\n\r]/g, '') : text
  return /\p{Cc}/u.test(seen) || !text.isWellFormed()
}

function readNumber(field: NumberField, raw: unknown): Reading {
  const number =
    typeof raw === 'number'
      ? checkNumber(raw, field.decimals)
      : typeof raw === 'string'
        ? parseTypedNumber(raw, field.decimals)
        : ({ problem: 'platform.numbers.wrong' } as const)
  if ('problem' in number) return number
  if (number.value < field.min) return { problem: { key: 'resource.fields.at_least', params: { qty: field.min } } }
  if (number.value > field.max) return { problem: { key: 'resource.fields.at_most', params: { qty: field.max } } }
  return number
}

const booleans = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

function readBoolean(field: BooleanField, raw: unknown): Reading {
  if (isEmpty(raw)) return { value: field.byDefault }
  const value = booleans.get(raw)
  return value === undefined ? { problem: 'resource.fields.boolean' } : { value }
}

/** Ids are PostgreSQL integers: 1 to 2147483647. */
export function parseId(raw: unknown): number | null {
  const id =
    typeof raw === 'number' ? raw : typeof raw === 'string' && /^\d{1,10}$/.test(raw.trim()) ? Number(raw) : NaN
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

function readId(field: RefField, raw: unknown): Reading {
  const id = parseId(raw)
  return id === null ? { problem: field.required ?? 'resource.fields.ref' } : { value: id }
}

function readIds(field: RefsField, raw: unknown): Reading {
  if (isEmpty(raw)) return field.required ? { problem: field.required } : { value: [] }
  const list = typeof raw === 'string' ? parseJson(raw) : raw
  if (!Array.isArray(list) || list.length > 200) return { problem: 'resource.fields.refs' }
  const ids = list.map(parseId)
  return ids.every((id) => id !== null) ? { value: [...new Set(ids)] } : { problem: 'resource.fields.refs' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
