import { asTyped, type Common, type Kind, noNames, ownName, sendChecked, sentByName } from '#src/resource/kinds/kind.ts'
import { parseId, soughtId } from '#src/resource/record-id.ts'
import { decodeTypedText } from '#src/ui/choice/option.ts'

export type RefField = Common & {
  kind: 'ref'
  /** Name of the other resource, checked at start. */
  to: string
  /** Joined columns of the other row, by the name they get: `{ category: 'name' }`. */
  joins: Readonly<Record<string, string>>
}

const inNumbers = (_: unknown, value: unknown) => (typeof value === 'number' ? `#${value}` : '')

export const refKind: Kind<RefField> = {
  read(field, raw) {
    const id = parseId(raw)
    if (id !== null) return { value: id }
    return { problem: decodeTypedText(raw) ? 'resource.fields.not_chosen' : (field.required ?? 'resource.fields.ref') }
  },
  empty: () => null,
  names: (name, { to, joins }) => ({
    ...ownName(name),
    ...Object.fromEntries(
      Object.entries(joins).map(([as, column]) => [as, { from: 'joined', through: name, to, column }]),
    ),
  }),
  writes: noNames,
  sent: sentByName,
  order: 'value',
  filters: ['is', 'empty'],
  readFilter(raw) {
    const sought = soughtId(raw)
    return sought === null ? { problem: 'resource.fields.ref' } : { value: sought }
  },
  isSearched: false,
  show: inNumbers,
  tell(name, field, entity) {
    const [joined = ''] = Object.keys(field.joins)
    return typeof entity[joined] === 'string' ? entity[joined] : inNumbers(field, entity[name])
  },
  spellings: () => [],
  form: {
    begin: (name, _, entity) => (typeof entity?.[name] === 'number' ? String(entity[name]) : ''),
    // Left out of a new record where empty: one's own company or client then stands there.
    send: (name, field, held) => (held.base === null && held.checked === null ? {} : sendChecked(name, field, held)),
    show: (_, typed) => (typed === '' ? '' : `#${typed}`),
    rebase: asTyped,
    detach: asTyped,
  },
}

/** True for a field whose value is chosen from the rows of another resource. */
export const isChosen = (field: Common & { kind: string }): field is RefField => field.kind === 'ref'

/** The id of a row of another resource. */
export const ref = (to: string, options: Partial<Omit<RefField, 'kind' | 'to'>> = {}): RefField => ({
  kind: 'ref',
  to,
  joins: {},
  ...options,
})
