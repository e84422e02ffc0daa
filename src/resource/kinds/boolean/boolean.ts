import {
  asTyped,
  type Common,
  type Kind,
  noNames,
  ownName,
  type Reader,
  sendChecked,
  sentByName,
} from '#src/resource/kinds/kind.ts'

export type BooleanField = Common & { kind: 'boolean'; byDefault: boolean }

const spellings = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

/** Reads a boolean from a form, JSON or text (`1`, `true`); undefined for anything else. */
export const readBoolean = (raw: unknown): boolean | undefined => spellings.get(raw)

const yesOrNo = (value: unknown, { text }: Reader) => text(value ? 'resource.screens.yes' : 'resource.screens.no')

export const booleanKind: Kind<BooleanField> = {
  read(_, raw) {
    const value = readBoolean(raw)
    return value === undefined ? { problem: 'resource.fields.boolean' } : { value }
  },
  empty: ({ byDefault }) => byDefault,
  names: ownName,
  writes: noNames,
  sent: sentByName,
  order: 'value',
  isFiltered: true,
  isSearched: false,
  show: (_, value, reader) => yesOrNo(value, reader),
  spellings: () => [],
  form: {
    begin: (name, { byDefault }, entity) => (typeof entity?.[name] === 'boolean' ? entity[name] : byDefault),
    send: sendChecked,
    show: (_, typed, reader) => yesOrNo(typed, reader),
    rebase: asTyped,
    detach: asTyped,
  },
}

/** A boolean; an empty one is `byDefault`. */
export const boolean = (options: Partial<Omit<BooleanField, 'kind'>> = {}): BooleanField => ({
  kind: 'boolean',
  byDefault: false,
  ...options,
})
