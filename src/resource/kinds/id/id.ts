import { defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'
import { parseFilterId, parseId } from '#src/resource/record-id.ts'

export type IdField = FieldOptions & { kind: 'id' }

const formatId = (value: unknown) => (typeof value === 'number' ? String(value) : '')

export const idKind = defineKind<IdField>({
  read(_, raw) {
    const id = parseId(raw)
    return id === null ? { problem: 'resource.list.bad_parameter' } : { value: id }
  },
  filterForms: ['is'],
  readFilter(raw) {
    const id = parseFilterId(raw)
    return id === null ? { problem: 'resource.list.bad_parameter' } : { value: id }
  },
  format: (_, value) => formatId(value),
  searchSpellings: (_, value) => [formatId(value)],
  form: {
    initialValue: (name, _, entity) => formatId(entity?.[name]),
    format: (_, formValue) => String(formValue),
  },
})

/** The field of a row's own id, which the database assigns. */
export const id: IdField = { kind: 'id', readOnly: true, required: 'resource.fields.required' }
