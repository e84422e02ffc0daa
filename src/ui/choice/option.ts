import { fold } from '#src/platform/text/fold.ts'

/** A row to choose: its id as text, and how it is called. */
export type Option = { value: string; label: string }

/** What a search for options has found so far. */
export type Found = {
  options: readonly Option[]
  /** The text that they were found by; null while there are none. */
  by: string | null
  isFailed: boolean
  /** True where there are more than were asked for. */
  hasMore: boolean
  retry: () => void
}

/** A line of the list: 'Please pick..', an option, or what can be done instead. */
export type Item = { is: 'none' } | { is: 'option'; option: Option } | { is: 'retry' } | { is: 'create' }

type Offered = Pick<Found, 'options' | 'isFailed'> & { hasNone: boolean; canCreate: boolean }

/** The lines of the list, top to bottom. */
export function itemsOf({ options, isFailed, hasNone, canCreate }: Offered): Item[] {
  return [
    ...(hasNone ? [{ is: 'none' } as const] : []),
    ...options.map((option) => ({ is: 'option', option }) as const),
    ...(isFailed ? [{ is: 'retry' } as const] : []),
    ...(canCreate ? [{ is: 'create' } as const] : []),
  ]
}

/**
 * Where the keyboard begins: at the chosen line or, of what was typed, at the first found; -1 for nowhere. `typed` is
 * null where nothing was.
 */
export function firstLine(items: readonly Item[], typed: string | null, chosen: string): number {
  if (typed?.trim()) return items.findIndex(({ is }) => is === 'option')
  const at = items.findIndex((item) => item.is === 'option' && item.option.value === chosen)
  // A box that was cleared is an empty choice.
  return (chosen === '' || typed === '') && items[0]?.is === 'none' ? 0 : at
}

/** What typed text means when its box is left: the option of this name, else the only one found. */
export function meantBy(typed: string, options: readonly Option[]): Option | undefined {
  const named = options.find(({ label }) => fold(label.trim()) === fold(typed.trim()))
  return named ?? (options.length === 1 ? options[0] : undefined)
}

const mark = '?'

/** A form's value for text that names no option yet: kept, and refused when it is saved. */
export const held = (typed: string): string => mark + typed

/** The text that a form's value holds instead of a choice; '' for none. */
export const heldIn = (value: unknown): string =>
  typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : ''
