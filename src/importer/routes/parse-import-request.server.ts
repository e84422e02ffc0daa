import {
  type ColumnFormat,
  type CommaPart,
  type DuplicatePolicy,
  duplicatePolicies,
  type FieldSource,
  type ImportRequest,
  nameOrders,
} from '#src/importer/import-types.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'

type PlainObject = Readonly<Record<string, unknown>>

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const commaParts: readonly CommaPart[] = ['before_comma', 'after_comma']

/** Parses the request of a preview or a run. Throws Invalid with a message for every malformed field. */
export function parseImportRequest(fields: PlainObject): ImportRequest {
  const problems: Record<string, MessageRef> = {}
  const reportProblem = <T>(name: string, fallback: T): T => {
    problems[name] = 'resource.list.bad_parameter'
    return fallback
  }
  const { resource, mapping, constants = {}, on_duplicate = 'skip', resolve = {}, all_or_nothing = false } = fields
  const { formats = {} } = fields
  for (const name of Object.keys(fields)) if (!requestFields.has(name)) problems[name] = 'resource.fields.unknown'
  const request: ImportRequest = {
    resource: typeof resource === 'string' ? resource : reportProblem('resource', ''),
    mapping: parseMapping(mapping) ?? reportProblem('mapping', {}),
    constants: isPlainObject(constants) ? constants : reportProblem('constants', {}),
    on_duplicate:
      duplicatePolicies.find((policy) => policy === on_duplicate) ??
      reportProblem<DuplicatePolicy>('on_duplicate', 'skip'),
    resolve: parseTextMeanings(resolve) ?? reportProblem('resolve', {}),
    all_or_nothing: typeof all_or_nothing === 'boolean' ? all_or_nothing : reportProblem('all_or_nothing', false),
    formats: parseFormats(formats) ?? reportProblem('formats', {}),
  }
  if (Object.keys(problems).length) throw new Invalid(problems, 'platform.answers.bad_request')
  return request
}

const requestFields = new Set([
  'resource',
  'mapping',
  'constants',
  'on_duplicate',
  'resolve',
  'all_or_nothing',
  'formats',
])

function parseMapping(raw: unknown): ImportRequest['mapping'] | null {
  if (!isPlainObject(raw)) return null
  const sources = Object.entries(raw).map(([name, value]) => [name, parseFieldSource(value)] as const)
  return sources.every(([, source]) => source !== null)
    ? (Object.fromEntries(sources) as ImportRequest['mapping'])
    : null
}

function parseFieldSource(raw: unknown): FieldSource | null {
  if (typeof raw === 'string') return raw
  if (!isPlainObject(raw)) return null
  const { column, part, order } = raw
  if (typeof column !== 'string') return null
  const commaPart = commaParts.find((option) => option === part)
  if (commaPart) return { column, part: commaPart }
  const nameOrder = nameOrders.find((option) => option === order)
  return nameOrder && (part === 'surname' || part === 'given_name') ? { column, part, order: nameOrder } : null
}

/** Longest value that may be chosen for a text, in characters. Choices and days are short. */
const maxMeaningLength = 200

function parseTextMeanings(raw: unknown): ImportRequest['resolve'] | null {
  if (!isPlainObject(raw)) return null
  const isChoice = (choice: unknown) =>
    typeof choice === 'boolean' ||
    (typeof choice === 'string' && choice.length <= maxMeaningLength) ||
    (Number.isInteger(choice) && Number(choice) > 0)
  const isValid = Object.values(raw).every((texts) => isPlainObject(texts) && Object.values(texts).every(isChoice))
  return isValid ? (raw as ImportRequest['resolve']) : null
}

const formatOptions: { readonly [name in keyof ColumnFormat]: readonly ColumnFormat[name][] } = {
  dates: ['dmy', 'mdy'],
  decimals: ['comma', 'point'],
}

function parseFormats(raw: unknown): ImportRequest['formats'] | null {
  if (!isPlainObject(raw)) return null
  const isValid = Object.values(raw).every(
    (format) =>
      isPlainObject(format) &&
      Object.entries(format).every(
        ([name, value]) => isFormatName(name) && formatOptions[name].some((option) => option === value),
      ),
  )
  return isValid ? (raw as ImportRequest['formats']) : null
}

const isFormatName = (name: string): name is keyof ColumnFormat => Object.hasOwn(formatOptions, name)
