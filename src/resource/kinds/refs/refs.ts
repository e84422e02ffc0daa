import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { defineKind, type FieldOptions, type ReadResult } from '#src/resource/kinds/kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { decodeTypedText } from '#src/ui/choice/option.ts'

export type RefsField = FieldOptions & {
  kind: 'refs'
  to: string
  /** The join table and its two foreign keys. Its column `position` keeps the order. */
  through: { table: string; ownerColumn: string; targetColumn: string }
  /** The property that carries the linked records, each with `linkedColumns`. */
  linkedName: string
  linkedColumns: readonly string[]
  /**
   * True to show every record as a badge to toggle, for a resource of few records. Otherwise records are searched for.
   */
  badges?: boolean
  /** The property for the id of the first linked record. A write that sends it alone sets a list of one. */
  firstIdName?: string
}

/** A linked record, as an entity carries it. */
export type LinkedRecord = { id: number; name: string; color_code?: string }

export function linkedRecordsIn(value: unknown): LinkedRecord[] {
  return Array.isArray(value) ? value : []
}

/** The ids in a form's value. It may also hold text that was typed and not chosen. */
export const idsIn = (formValue: unknown): number[] =>
  Array.isArray(formValue) ? formValue.filter((id) => typeof id === 'number') : []

export const maxIds = 200

const linkedNamesIn = (value: unknown) => linkedRecordsIn(value).map(({ name }) => name)

export const refsKind = defineKind<RefsField>({
  read: readDistinctIds,
  emptyValue: () => [],
  sourcesByName: (name, { linkedName, firstIdName }) => ({
    [linkedName]: { from: 'linked', fieldName: name },
    ...(firstIdName !== undefined && { [firstIdName]: { from: 'first', fieldName: name } }),
  }),
  extraInputNames: (_, { firstIdName }) => (firstIdName === undefined ? [] : [firstIdName]),
  pickInput: (name, { firstIdName }, fields) =>
    fields[name] ?? (firstIdName === undefined ? undefined : wrapFirstIdInList(fields[firstIdName])),
  order: null,
  filterForms: [],
  format: (_, value) => linkedNamesIn(value).join(', '),
  formatForHistory: (_, { linkedName }, entity) => linkedNamesIn(entity[linkedName]).join(', '),
  searchSpellings: (_, value) => linkedNamesIn(value),
  form: {
    initialValue: (_, { linkedName }, entity: Entity | null) =>
      linkedRecordsIn(entity?.[linkedName]).map(({ id }) => id),
    format: (_, formValue) => (Array.isArray(formValue) ? formValue.map((id) => `#${id}`).join(', ') : ''),
  },
})

/** Turns the id of the first record, sent alone, into a list of one. An empty id becomes an empty list. */
function wrapFirstIdInList(id: unknown): unknown {
  if (id === undefined) return undefined
  return id === null || id === '' ? [] : [id]
}

function readDistinctIds(field: RefsField, raw: unknown): ReadResult {
  const list = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (!Array.isArray(list) || list.length > maxIds) return { problem: 'resource.fields.refs' }
  if (list.length === 0 && field.required) return { problem: field.required }
  const ids = list.map(parseId)
  if (ids.every((id) => id !== null)) return { value: [...new Set(ids)] }
  return { problem: list.some(decodeTypedText) ? 'resource.fields.not_chosen' : 'resource.fields.refs' }
}

/** Declares an ordered many-to-many link. Answers carry the records under `linkedName`; writes send their ids. */
export const refs = (to: string, options: Omit<RefsField, 'kind' | 'to'>): RefsField => ({
  kind: 'refs',
  to,
  ...options,
})
