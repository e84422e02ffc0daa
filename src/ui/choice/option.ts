import { fold } from '#src/platform/text/fold.ts'

/** A row to choose: its id as text, and how it is called. */
export type ChoiceOption = { value: string; label: string }

/** What a search for options has found so far. */
export type OptionSearch = {
  options: readonly ChoiceOption[]
  /** The text that they were found by; null while there are none. */
  text: string | null
  isFailed: boolean
  /** True where there are more than were asked for. */
  hasMore: boolean
  retry: () => void
}

/** A line of the list: 'Please pick..', an option, or what can be done instead. */
export type ChoiceItem =
  | { type: 'none' }
  | { type: 'option'; option: ChoiceOption }
  | { type: 'retry' }
  | { type: 'create' }

type ChoiceListContent = Pick<OptionSearch, 'options' | 'isFailed'> & { hasEmptyItem: boolean; canCreate: boolean }

/** The lines of the list, top to bottom. */
export function buildChoiceItems({ options, isFailed, hasEmptyItem, canCreate }: ChoiceListContent): ChoiceItem[] {
  return [
    ...(hasEmptyItem ? [{ type: 'none' } as const] : []),
    ...options.map((option) => ({ type: 'option', option }) as const),
    ...(isFailed ? [{ type: 'retry' } as const] : []),
    ...(canCreate ? [{ type: 'create' } as const] : []),
  ]
}

/**
 * Where the keyboard begins: at the chosen line or, of what was typed, at the first found; -1 for nowhere. `typed` is
 * null where nothing was.
 */
export function findInitialIndex(items: readonly ChoiceItem[], typed: string | null, chosen: string): number {
  if (typed?.trim()) return items.findIndex(({ type: is }) => is === 'option')
  const chosenIndex = items.findIndex((item) => item.type === 'option' && item.option.value === chosen)
  // A box that was cleared is an empty choice.
  return (chosen === '' || typed === '') && items[0]?.type === 'none' ? 0 : chosenIndex
}

/** What typed text means when its box is left: the option of this name, else the only one found. */
export function matchTypedText(typed: string, options: readonly ChoiceOption[]): ChoiceOption | undefined {
  const exactMatch = options.find(({ label }) => fold(label.trim()) === fold(typed.trim()))
  return exactMatch ?? (options.length === 1 ? options[0] : undefined)
}

const typedTextMark = '?'

/** A form's value for text that names no option yet: kept, and refused when it is saved. */
export const encodeTypedText = (typed: string): string => typedTextMark + typed

/** The text that a form's value holds instead of a choice; '' for none. */
export const decodeTypedText = (value: unknown): string =>
  typeof value === 'string' && value.startsWith(typedTextMark) ? value.slice(typedTextMark.length) : ''
