import type { Actor } from '#src/platform/actor.ts'
import type { Select } from '#src/resource/read/select.server.ts'
import type { Parameters } from '#src/resource/scope/scope.server.ts'

/** What the SQL of a computed value may say of its reader; each becomes a parameter of the statement. */
export const readerSql = { id: '{reader.id}', company_id: '{reader.company_id}', client_id: '{reader.client_id}' }

export type ReaderSql = typeof readerSql

const places = Object.entries(readerSql) as [keyof ReaderSql, string][]

/** True for SQL that says something of its reader. */
export const asksForReader = (text = ''): boolean => places.some(([, place]) => text.includes(place))

/** Bind parameters: SQL with the reader's values as parameters, null for a visitor; the text is one for all readers. */
export function forReader(text: string, reader: Actor | null, parameters: Parameters): string {
  return places.reduce((bound, [name, place]) => {
    if (!bound.includes(place)) return bound
    return bound.replaceAll(place, `${parameters.add(reader?.[name] ?? null)}::integer`)
  }, text)
}

/** Select list of an entity, for this reader. */
export const entityFor = ({ list }: Select, reader: Actor | null, parameters: Parameters): string =>
  forReader(list, reader, parameters)

/** The same of these names and the id; of the whole entity where they are null. */
export function columnsFor(
  { list, parts }: Select,
  fields: readonly string[] | null,
  reader: Actor | null,
  parameters: Parameters,
): string {
  const asked = fields && [...new Set(['id', ...fields])].flatMap((name) => parts.get(name) ?? []).join(', ')
  return forReader(asked ?? list, reader, parameters)
}
