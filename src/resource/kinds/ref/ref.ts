import { buildCheckedInput, createColumnSourceByName, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'
import { parseFilterId, parseId } from '#src/resource/record-id.ts'
import { decodeTypedText } from '#src/ui/choice/option.ts'

export type RefField = FieldOptions & {
  kind: 'ref'
  /** The name of the other resource. The server checks it at start. */
  to: string
  /** Columns of the other record, by the name that each gets: `{ category: 'name' }`. */
  joins: Readonly<Record<string, string>>
}

const formatReference = (_: unknown, value: unknown) => (typeof value === 'number' ? `#${value}` : '')

export const refKind = defineKind<RefField>({
  read(field, raw) {
    const id = parseId(raw)
    if (id !== null) return { value: id }
    return { problem: decodeTypedText(raw) ? 'resource.fields.not_chosen' : (field.required ?? 'resource.fields.ref') }
  },
  sourcesByName: (name, { to, joins }) => ({
    ...createColumnSourceByName(name),
    ...Object.fromEntries(
      Object.entries(joins).map(([joinedName, column]) => [joinedName, { from: 'joined', through: name, to, column }]),
    ),
  }),
  filterForms: ['is', 'empty'],
  readFilter(raw) {
    const id = parseFilterId(raw)
    return id === null ? { problem: 'resource.fields.ref' } : { value: id }
  },
  format: formatReference,
  formatForHistory(name, field, entity) {
    const [joinedName = ''] = Object.keys(field.joins)
    return typeof entity[joinedName] === 'string' ? entity[joinedName] : formatReference(field, entity[name])
  },
  form: {
    initialValue: (name, _, entity) => (typeof entity?.[name] === 'number' ? String(entity[name]) : ''),
    // An empty reference is left out of a new record, so that the server fills in the user's own company or client.
    buildInput: (name, field, state) =>
      state.storedRecord === null && state.checkedValue === null ? {} : buildCheckedInput(name, field, state),
    format: (_, formValue) => (formValue === '' ? '' : `#${formValue}`),
  },
})

/** The named field, whose value is chosen from the records of another resource. Throws an Error for any other. */
export function requireRefField({ name, fields }: ResourceWithFields, fieldName: string): RefField {
  const field = fields[fieldName]
  if (field?.kind !== 'ref') throw new Error(`${name} chooses no ${fieldName}.`)
  return field as RefField
}

type ResourceWithFields = { name: string; fields: Readonly<Record<string, FieldOptions & { kind: string }>> }

/** Declares a reference to a record of another resource. */
export const ref = <const Joins extends RefField['joins'] = Record<never, never>>(
  to: string,
  options: Partial<Omit<RefField, 'kind' | 'to' | 'joins'>> & { joins?: Joins } = {},
): RefField & { joins: Joins } => ({ kind: 'ref', to, ...options, joins: options.joins ?? ({} as Joins) })
