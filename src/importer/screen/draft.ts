import type {
  ColumnFormat,
  ColumnMapping,
  FieldSource,
  ImportRequest,
  SourceColumn,
} from '#src/importer/import-types.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** What a column feeds: a field, two of them parted by a comma as `surname,name`, or nothing: ''. */
export type Choice = string

/** What is first proposed for a target: what was asked before, else what the server found likely. */
export function beginDraft({ asked, suggested }: OpenLoad, resource: string): ImportRequest {
  if (asked?.resource === resource) return asked
  const mapping = suggested[resource] ?? {}
  return { resource, mapping, constants: {}, on_duplicate: 'skip', resolve: {}, all_or_nothing: false }
}

/** The target whose fields the columns look most like. */
export function likelyTarget({ suggested }: Pick<OpenLoad, 'suggested'>): string {
  const [likeliest] = Object.entries(suggested).sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length)
  return likeliest?.[0] ?? ''
}

export function choiceOf(mapping: ColumnMapping, column: string): Choice {
  const parts: Record<string, string> = {}
  for (const [field, fed] of Object.entries(mapping)) {
    if (fed === column) return field
    if (typeof fed === 'object' && fed.column === column) parts[fed.part] = field
  }
  const both = [parts.before_comma ?? '', parts.after_comma ?? '']
  return both.some(Boolean) ? both.join(',') : ''
}

export const columnOf = (fed: FieldSource): string => (typeof fed === 'string' ? fed : fed.column)

/** The mapping with `column` feeding what is chosen, and nothing else feeding that. */
export function feed(mapping: ColumnMapping, column: string, choice: Choice): ColumnMapping {
  const [first = '', second] = choice.split(',')
  const chosen: ColumnMapping =
    second === undefined
      ? { [first]: column }
      : { [first]: { column, part: 'before_comma' }, [second]: { column, part: 'after_comma' } }
  const others = Object.entries(mapping).filter(([field, fed]) => !(field in chosen) && columnOf(fed) !== column)
  const { '': _, ...fed } = { ...Object.fromEntries(others), ...chosen }
  return fed
}

/** The two fields that one column may hold, parted by a comma: those of the label. */
export function pairOf({ label }: Pick<Resource, 'label'>, fields: readonly string[]): [string, string] | null {
  const [first, second, third] = label
  const isPair = first !== undefined && second !== undefined && third === undefined
  return isPair && fields.includes(first) && fields.includes(second) ? [first, second] : null
}

/** Required fields of a new row that neither a column nor a fixed value feeds. */
export function missingFields(
  resource: Resource,
  fields: readonly string[],
  { mapping, constants }: ImportRequest,
): string[] {
  return fields.filter((name) => resource.fields[name]?.required && !(name in mapping) && !(name in constants))
}

/** What is asked with one text of a field meaning a row, or a new one; null takes that back. */
export function resolved(
  asked: ImportRequest,
  field: string,
  text: string,
  meant: number | 'create' | null,
): ImportRequest {
  const { [text]: _, ...others } = asked.resolve[field] ?? {}
  const texts = meant === null ? others : { ...others, [text]: meant }
  const { [field]: __, ...resolve } = asked.resolve
  return { ...asked, resolve: Object.keys(texts).length ? { ...resolve, [field]: texts } : resolve }
}

/** What is asked with a column read in another format; of one that is as found nothing is asked. */
export function readAs(
  asked: ImportRequest,
  found: SourceColumn,
  { dates, decimals }: Partial<ColumnFormat>,
): ImportRequest {
  const { [found.column]: _, ...others } = asked.formats ?? {}
  const own = {
    ...(dates && dates !== found.dates && { dates }),
    ...(decimals && decimals !== found.decimals && { decimals }),
  }
  return { ...asked, formats: Object.keys(own).length ? { ...others, [found.column]: own } : others }
}

/** True where two ask the same of the rows, however it is written; 'all or nothing' is of the writing alone. */
export const isSameAsked = (a: ImportRequest | null, b: ImportRequest | null): boolean => plain(a) === plain(b)

/** JSON with sorted names; a field without resolved texts is as none. */
const plain = (asked: ImportRequest | null): string =>
  JSON.stringify(asked && { ...asked, all_or_nothing: false }, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => JSON.stringify(one) !== '{}')
            .sort(([x], [y]) => (x < y ? -1 : 1)),
        )
      : value,
  )
