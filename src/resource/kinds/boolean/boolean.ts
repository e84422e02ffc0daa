import type { MessageRef } from '#src/platform/errors.ts'
import { type DisplayLocale, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'
import type { Tone } from '#src/ui/badge.tsx'

/** The badges that a list shows for yes and for no. */
export type StateBadges = Record<'yes' | 'no', { tone: Tone; message: MessageRef }>

export type BooleanField = FieldOptions & {
  kind: 'boolean'
  defaultValue: boolean
  /** Badges to show instead of yes and no. */
  badges?: StateBadges
}

const booleanSpellings = new Map<unknown, boolean>([
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
export const readBoolean = (raw: unknown): boolean | undefined => booleanSpellings.get(raw)

/** The badge for a stored value: of yes if it is true, else of no. Undefined if the field declares no badges. */
export const badgeOf = ({ badges }: BooleanField, value: unknown) => badges?.[value ? 'yes' : 'no']

const formatBadgeOrYesNo = (field: BooleanField, value: unknown, { text }: DisplayLocale) =>
  text(badgeOf(field, value)?.message ?? (value ? 'resource.screens.yes' : 'resource.screens.no'))

export const booleanKind = defineKind<BooleanField>({
  read(_, raw) {
    const value = readBoolean(raw)
    return value === undefined ? { problem: 'resource.fields.boolean' } : { value }
  },
  emptyValue: ({ defaultValue }) => defaultValue,
  listValues: () => [true, false],
  filterForms: ['is'],
  format: formatBadgeOrYesNo,
  form: {
    initialValue: (name, { defaultValue }, entity) =>
      typeof entity?.[name] === 'boolean' ? entity[name] : defaultValue,
  },
})

/** Declares a boolean field. An empty input is read as `defaultValue`, unless the field is required. */
export const boolean = (options: Partial<Omit<BooleanField, 'kind'>> = {}): BooleanField => ({
  kind: 'boolean',
  defaultValue: false,
  ...options,
})
