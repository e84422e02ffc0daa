import type {
  ColumnFormat,
  ColumnMapping,
  FieldSource,
  ImportRequest,
  SourceColumn,
} from '#src/importer/import-types.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** What a column feeds: a field, two of them parted by a comma as `surname,name`, or nothing: ''. */
export type ColumnChoice = string

/** What is first proposed for a target: what was asked before, else what the server found likely. */
export function beginDraft({ asked: request, suggested }: PendingImport, resource: string): ImportRequest {
  if (request?.resource === resource) return request
  const mapping = suggested[resource] ?? {}
  return { resource, mapping, constants: {}, on_duplicate: 'skip', resolve: {}, all_or_nothing: false }
}

/** The target whose fields the columns look most like. */
export function guessTarget({ suggested }: Pick<PendingImport, 'suggested'>): string {
  const [likeliest] = Object.entries(suggested).sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length)
  return likeliest?.[0] ?? ''
}

export function findChoice(mapping: ColumnMapping, column: string): ColumnChoice {
  const parts: Record<string, string> = {}
  for (const [field, source] of Object.entries(mapping)) {
    if (source === column) return field
    if (typeof source === 'object' && source.column === column) parts[source.part] = field
  }
  const pair = [parts.before_comma ?? '', parts.after_comma ?? '']
  return pair.some(Boolean) ? pair.join(',') : ''
}

export const columnOf = (source: FieldSource): string => (typeof source === 'string' ? source : source.column)

/** The mapping with `column` feeding what is chosen, and nothing else feeding that. */
export function assignColumn(mapping: ColumnMapping, column: string, choice: ColumnChoice): ColumnMapping {
  const [first = '', second] = choice.split(',')
  const chosenSources: ColumnMapping =
    second === undefined
      ? { [first]: column }
      : { [first]: { column, part: 'before_comma' }, [second]: { column, part: 'after_comma' } }
  const otherSources = Object.entries(mapping).filter(
    ([field, source]) => !(field in chosenSources) && columnOf(source) !== column,
  )
  const { '': _, ...newMapping } = { ...Object.fromEntries(otherSources), ...chosenSources }
  return newMapping
}

/** The two fields that one column may hold, parted by a comma: those of the label. */
export function findPair({ label }: Pick<Resource, 'label'>, fields: readonly string[]): [string, string] | null {
  const [first, second, third] = label
  const isPair = first !== undefined && second !== undefined && third === undefined
  return isPair && fields.includes(first) && fields.includes(second) ? [first, second] : null
}

/** Required fields of a new row that neither a column nor a fixed value feeds. */
export function listMissingFields(
  resource: Resource,
  fields: readonly string[],
  { mapping, constants }: ImportRequest,
): string[] {
  return fields.filter((name) => resource.fields[name]?.required && !(name in mapping) && !(name in constants))
}

/** What is asked with one text of a field meaning a row, or a new one; null takes that back. */
export function resolveName(
  request: ImportRequest,
  field: string,
  text: string,
  meaning: number | 'create' | null,
): ImportRequest {
  const { [text]: _, ...otherNames } = request.resolve[field] ?? {}
  const texts = meaning === null ? otherNames : { ...otherNames, [text]: meaning }
  const { [field]: __, ...resolve } = request.resolve
  return { ...request, resolve: Object.keys(texts).length ? { ...resolve, [field]: texts } : resolve }
}

/** What is asked with a column read in another format; of one that is as found nothing is asked. */
export function setColumnFormat(
  request: ImportRequest,
  column: SourceColumn,
  { dates, decimals }: Partial<ColumnFormat>,
): ImportRequest {
  const { [column.column]: _, ...otherFormats } = request.formats ?? {}
  const changedFormat = {
    ...(dates && dates !== column.dates && { dates }),
    ...(decimals && decimals !== column.decimals && { decimals }),
  }
  return {
    ...request,
    formats: Object.keys(changedFormat).length ? { ...otherFormats, [column.column]: changedFormat } : otherFormats,
  }
}

/** True where two ask the same of the rows, however it is written; 'all or nothing' is of the writing alone. */
export const isSameRequest = (a: ImportRequest | null, b: ImportRequest | null): boolean =>
  serializeRequest(a) === serializeRequest(b)

/** JSON with sorted names; a field without resolved texts is as none. */
const serializeRequest = (request: ImportRequest | null): string =>
  JSON.stringify(request && { ...request, all_or_nothing: false }, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => JSON.stringify(part) !== '{}')
            .sort(([x], [y]) => (x < y ? -1 : 1)),
        )
      : value,
  )
