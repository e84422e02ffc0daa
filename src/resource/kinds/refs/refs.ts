import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type Common, defineKind, type Reading } from '#src/resource/kinds/kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { heldIn } from '#src/ui/choice/option.ts'

export type RefsField = Common & {
  kind: 'refs'
  to: string
  /** Join table and its two foreign keys; its column `position` keeps the order. */
  through: { table: string; own: string; theirs: string }
  /** Property that carries the linked rows, each with the columns `shows`. */
  as: string
  shows: readonly string[]
  /** Every row a badge that toggles, for a resource of few rows; otherwise they are searched for. */
  badges?: boolean
  /** Property for the id of the first one; written alone, it stands for a list of one. */
  first?: string
}

/** A linked row, as an entity carries it. */
export type Linked = { id: number; name: string; color_code?: string }

export function linkedIn(value: unknown): Linked[] {
  return Array.isArray(value) ? value : []
}

/** The ids among what a form holds. */
export const idsIn = (typed: unknown): number[] =>
  Array.isArray(typed) ? typed.filter((id) => typeof id === 'number') : []

export const mostIds = 200

const namesIn = (value: unknown) => linkedIn(value).map(({ name }) => name)

export const refsKind = defineKind<RefsField>({
  read: readIds,
  empty: () => [],
  names: (name, { as, first }) => ({
    [as]: { from: 'linked', of: name },
    ...(first !== undefined && { [first]: { from: 'first', of: name } }),
  }),
  writes: (_, { first }) => (first === undefined ? [] : [first]),
  sent: (name, { first }, fields) => fields[name] ?? (first === undefined ? undefined : listOfOne(fields[first])),
  order: null,
  filters: [],
  show: (_, value) => namesIn(value).join(', '),
  tell: (_, { as }, entity) => namesIn(entity[as]).join(', '),
  spellings: (_, value) => namesIn(value),
  form: {
    begin: (_, { as }, entity: Entity | null) => linkedIn(entity?.[as]).map(({ id }) => id),
    show: (_, typed) => (Array.isArray(typed) ? typed.map((id) => `#${id}`).join(', ') : ''),
  },
})

/** `first` written alone means a list of one; written empty, an empty list. */
function listOfOne(given: unknown): unknown {
  if (given === undefined) return undefined
  return given === null || given === '' ? [] : [given]
}

function readIds(field: RefsField, raw: unknown): Reading {
  const list = typeof raw === 'string' ? parseJsonOrNull(raw) : raw
  if (!Array.isArray(list) || list.length > mostIds) return { problem: 'resource.fields.refs' }
  if (list.length === 0 && field.required) return { problem: field.required }
  const ids = list.map(parseId)
  if (ids.every((id) => id !== null)) return { value: [...new Set(ids)] }
  return { problem: list.some(heldIn) ? 'resource.fields.not_chosen' : 'resource.fields.refs' }
}

/** An ordered many-to-many link; answers carry the rows under `as`, writes send their ids. */
export const refs = (to: string, options: Omit<RefsField, 'kind' | 'to'>): RefsField => ({
  kind: 'refs',
  to,
  ...options,
})
