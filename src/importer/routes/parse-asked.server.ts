import { type Asked, type Fed, type Format, type OnDuplicate, onDuplicates, type TextHalf } from '#src/importer/wire.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const textHalves: readonly TextHalf[] = ['before_comma', 'after_comma']

/** What a preview or a run asks. Throws Invalid that names every malformed part of it. */
export function parseAsked(fields: Plain): Asked {
  const problems: Record<string, MessageRef> = {}
  const bad = <T>(name: string, instead: T): T => {
    problems[name] = 'resource.list.bad_parameter'
    return instead
  }
  const { resource, mapping, constants = {}, on_duplicate = 'skip', resolve = {}, all_or_nothing = false } = fields
  const { formats = {} } = fields
  for (const name of Object.keys(fields)) if (!known.has(name)) problems[name] = 'resource.fields.unknown'
  const asked: Asked = {
    resource: typeof resource === 'string' ? resource : bad('resource', ''),
    mapping: mappingIn(mapping) ?? bad('mapping', {}),
    constants: isPlain(constants) ? constants : bad('constants', {}),
    on_duplicate: onDuplicates.find((one) => one === on_duplicate) ?? bad<OnDuplicate>('on_duplicate', 'skip'),
    resolve: resolveIn(resolve) ?? bad('resolve', {}),
    all_or_nothing: typeof all_or_nothing === 'boolean' ? all_or_nothing : bad('all_or_nothing', false),
    formats: formatsIn(formats) ?? bad('formats', {}),
  }
  if (Object.keys(problems).length) throw new Invalid(problems, 'platform.answers.bad_request')
  return asked
}

const known = new Set(['resource', 'mapping', 'constants', 'on_duplicate', 'resolve', 'all_or_nothing', 'formats'])

function mappingIn(raw: unknown): Asked['mapping'] | null {
  if (!isPlain(raw)) return null
  const fed = Object.entries(raw).map(([name, value]) => [name, fedIn(value)] as const)
  return fed.every(([, one]) => one !== null) ? (Object.fromEntries(fed) as Asked['mapping']) : null
}

function fedIn(raw: unknown): Fed | null {
  if (typeof raw === 'string') return raw
  if (!isPlain(raw) || typeof raw.column !== 'string') return null
  const part = textHalves.find((one) => one === raw.part)
  return part ? { column: raw.column, part } : null
}

function resolveIn(raw: unknown): Asked['resolve'] | null {
  if (!isPlain(raw)) return null
  const isMeant = (to: unknown) => to === 'create' || (Number.isInteger(to) && Number(to) > 0)
  const isRight = Object.values(raw).every((texts) => isPlain(texts) && Object.values(texts).every(isMeant))
  return isRight ? (raw as Asked['resolve']) : null
}

const formats: { readonly [name in keyof Format]: readonly Format[name][] } = {
  dates: ['dmy', 'mdy'],
  decimals: ['comma', 'point'],
}

function formatsIn(raw: unknown): Asked['formats'] | null {
  if (!isPlain(raw)) return null
  const isRight = Object.values(raw).every(
    (format) =>
      isPlain(format) &&
      Object.entries(format).every(([name, value]) => isFormat(name) && formats[name].some((one) => one === value)),
  )
  return isRight ? (raw as Asked['formats']) : null
}

const isFormat = (name: string): name is keyof Format => Object.hasOwn(formats, name)
