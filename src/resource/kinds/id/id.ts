import { asTyped, type Common, type Kind, noNames, ownName, sendChecked, sentByName } from '#src/resource/kinds/kind.ts'
import { parseId, soughtId } from '#src/resource/record-id.ts'

export type IdField = Common & { kind: 'id' }

const digits = (value: unknown) => (typeof value === 'number' ? String(value) : '')

export const idKind: Kind<IdField> = {
  read(_, raw) {
    const id = parseId(raw)
    return id === null ? { problem: 'resource.list.bad_parameter' } : { value: id }
  },
  empty: () => null,
  names: ownName,
  writes: noNames,
  sent: sentByName,
  order: 'value',
  filters: ['is'],
  readFilter(raw) {
    const sought = soughtId(raw)
    return sought === null ? { problem: 'resource.list.bad_parameter' } : { value: sought }
  },
  isSearched: false,
  show: (_, value) => digits(value),
  spellings: (_, value) => [digits(value)],
  form: {
    begin: (name, _, entity) => digits(entity?.[name]),
    send: sendChecked,
    show: (_, typed) => String(typed),
    rebase: asTyped,
    detach: asTyped,
  },
}

/** The id of the row itself, which the database gives. */
export const id: IdField = { kind: 'id', readOnly: true, required: 'resource.fields.required' }
