import type { MessageRef } from '#src/platform/errors.ts'
import { type Common, defineKind, type Reader } from '#src/resource/kinds/kind.ts'
import type { Tone } from '#src/ui/badge.tsx'

/** The two states in words and colour, for a list. */
export type StateBadges = Record<'yes' | 'no', { tone: Tone; says: MessageRef }>

export type BooleanField = Common & {
  kind: 'boolean'
  byDefault: boolean
  /** Shown in place of yes and no. */
  badges?: StateBadges
}

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

/** The badge of a stored value; undefined where its field has none. */
export const badgeOf = ({ badges }: BooleanField, value: unknown) => badges?.[value ? 'yes' : 'no']

const inWords = (field: BooleanField, value: unknown, { text }: Reader) =>
  text(badgeOf(field, value)?.says ?? (value ? 'resource.screens.yes' : 'resource.screens.no'))

export const booleanKind = defineKind<BooleanField>({
  read(_, raw) {
    const value = readBoolean(raw)
    return value === undefined ? { problem: 'resource.fields.boolean' } : { value }
  },
  empty: ({ byDefault }) => byDefault,
  all: () => [true, false],
  filters: ['is'],
  show: inWords,
  form: {
    begin: (name, { byDefault }, entity) => (typeof entity?.[name] === 'boolean' ? entity[name] : byDefault),
  },
})

/** A boolean; an empty one is `byDefault`. */
export const boolean = (options: Partial<Omit<BooleanField, 'kind'>> = {}): BooleanField => ({
  kind: 'boolean',
  byDefault: false,
  ...options,
})
