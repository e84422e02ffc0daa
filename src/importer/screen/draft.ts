import type {
  ColumnFormat,
  ColumnMapping,
  FieldSource,
  ImportRequest,
  SourceColumn,
  SourcePart,
  TextMeaning,
} from '#src/importer/import-types.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** The choice for a column: a field, two fields as `surname,name`, or '' for none. */
export type ColumnChoice = string

/** The first draft for a target: the stored request, or else the suggestions of the server. */
export function buildFirstDraft({ asked: request, suggested }: PendingImport, resource: string): ImportRequest {
  if (request?.resource === resource) return request
  const mapping = suggested[resource] ?? {}
  return { resource, mapping, constants: {}, on_duplicate: 'skip', resolve: {}, all_or_nothing: false }
}

/**
 * The target with the most suggested fields. If several have equally many, the one of them with the fewest required
 * fields left over. '' if there is no target.
 */
export function guessTarget(
  {
    suggested,
    undecided,
    fields,
  }: Pick<PendingImport, 'suggested' | 'fields'> & Partial<Pick<PendingImport, 'undecided'>>,
  resources: ReadonlyMap<string, Resource>,
): string {
  const candidates = Object.entries(suggested).map(([name, mapping]) => {
    const resource = resources.get(name)
    const missing = resource ? listMissingRequiredFields(resource, fields[name] ?? [], { mapping, constants: {} }) : []
    const unordered = (undecided?.[name] ?? []).filter(({ columns }) => columns.length === 1)
    const foundCount = Object.keys(mapping).length + unordered.flatMap((names) => names.fields).length
    return { name, foundCount, missingCount: missing.length }
  })
  const [likeliest] = candidates.sort((a, b) => b.foundCount - a.foundCount || a.missingCount - b.missingCount)
  return likeliest?.name ?? ''
}

export function findColumnChoice(mapping: ColumnMapping, column: string): ColumnChoice {
  const parts: Record<string, string> = {}
  for (const [field, source] of Object.entries(mapping)) {
    if (source === column) return field
    if (typeof source === 'object' && source.column === column)
      parts[isSecondPart(source) ? 'after_comma' : 'before_comma'] = field
  }
  const pair = [parts.before_comma ?? '', parts.after_comma ?? '']
  return pair.some(Boolean) ? pair.join(',') : ''
}

/** True for the part that comes second in the text of its column. */
export const isSecondPart = (source: SourcePart): boolean =>
  'order' in source
    ? (source.part === 'given_name') === (source.order === 'surname_first')
    : source.part === 'after_comma'

export const columnOf = (source: FieldSource): string => (typeof source === 'string' ? source : source.column)

/**
 * Assigns `column` to the chosen fields (two, one or none). No other column feeds them, and it feeds no other field.
 * Two fields are the parts of the text at its comma. If `surnameField` is stated, they are the parts of a name, whose
 * words come in the chosen order.
 */
export function assignColumn(
  mapping: ColumnMapping,
  column: string,
  choice: ColumnChoice,
  surnameField: string | null = null,
): ColumnMapping {
  const [first = '', second] = choice.split(',')
  const chosenSources: ColumnMapping =
    second === undefined
      ? { [first]: column }
      : surnameField === null
        ? { [first]: { column, part: 'before_comma' }, [second]: { column, part: 'after_comma' } }
        : mapNameParts(column, [first, second], surnameField)
  const otherSources = Object.entries(mapping).filter(
    ([field, source]) => !(field in chosenSources) && columnOf(source) !== column,
  )
  const { '': _, ...newMapping } = { ...Object.fromEntries(otherSources), ...chosenSources }
  return newMapping
}

function mapNameParts(column: string, fields: readonly string[], surnameField: string): ColumnMapping {
  const order = fields[0] === surnameField ? 'surname_first' : 'name_first'
  return Object.fromEntries(
    fields.map((field) => [field, { column, part: field === surnameField ? 'surname' : 'given_name', order }]),
  )
}

/** The two fields of the label, if one column can hold both. */
export function findLabelPair({ label }: Pick<Resource, 'label'>, fields: readonly string[]): [string, string] | null {
  const [first, second, third] = label
  const isPair = first !== undefined && second !== undefined && third === undefined
  return isPair && fields.includes(first) && fields.includes(second) ? [first, second] : null
}

/** Required fields of a new record that have no column and no fixed value. */
export function listMissingRequiredFields(
  resource: Resource,
  fields: readonly string[],
  { mapping, constants }: Pick<ImportRequest, 'mapping' | 'constants'>,
): string[] {
  return fields.filter((name) => resource.fields[name]?.required && !(name in mapping) && !(name in constants))
}

/**
 * A copy of the request in which a name without a record means a record (by its id) or a new record. Null removes the
 * choice.
 */
export function copyWithNameMeaning(
  request: ImportRequest,
  field: string,
  text: string,
  meaning: TextMeaning | null,
): ImportRequest {
  const { [text]: _, ...otherNames } = request.resolve[field] ?? {}
  const texts = meaning === null ? otherNames : { ...otherNames, [text]: meaning }
  const { [field]: __, ...resolve } = request.resolve
  return { ...request, resolve: Object.keys(texts).length ? { ...resolve, [field]: texts } : resolve }
}

/** A copy of the request with the notation of a column. A notation that equals the derived one is left out. */
export function copyWithColumnFormat(
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

/**
 * True if two requests lead to the same outcomes of a check. `all_or_nothing` is ignored, because it concerns the run
 * only.
 */
export const haveSameOutcomes = (a: ImportRequest | null, b: ImportRequest | null): boolean =>
  buildComparisonKey(a) === buildComparisonKey(b)

/**
 * A text that is equal for requests with the same outcomes: JSON with sorted keys, without `all_or_nothing` and without
 * empty objects, for example of fields without resolved names.
 */
const buildComparisonKey = (request: ImportRequest | null): string =>
  JSON.stringify(request && { ...request, all_or_nothing: false }, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => JSON.stringify(part) !== '{}')
            .sort(([x], [y]) => (x < y ? -1 : 1)),
        )
      : value,
  )
