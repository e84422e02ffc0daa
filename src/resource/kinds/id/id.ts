import { type Common, defineKind } from '#src/resource/kinds/kind.ts'
import { parseId, soughtId } from '#src/resource/record-id.ts'

export type IdField = Common & { kind: 'id' }

const digits = (value: unknown) => (typeof value === 'number' ? String(value) : '')

export const idKind = defineKind<IdField>({
  read(_, raw) {
    const id = parseId(raw)
    return id === null ? { problem: 'resource.list.bad_parameter' } : { value: id }
  },
  filters: ['is'],
  readFilter(raw) {
    const sought = soughtId(raw)
    return sought === null ? { problem: 'resource.list.bad_parameter' } : { value: sought }
  },
  show: (_, value) => digits(value),
  spellings: (_, value) => [digits(value)],
  form: {
    begin: (name, _, entity) => digits(entity?.[name]),
    show: (_, typed) => String(typed),
  },
})

/** The id of the row itself, which the database gives. */
export const id: IdField = { kind: 'id', readOnly: true, required: 'resource.fields.required' }
