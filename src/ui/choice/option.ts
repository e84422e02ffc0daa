import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { splitLabelWords } from '#src/platform/text/label.ts'

/** An option to choose: its value, for example a record's id as text, and its label. */
export type ChoiceOption = { value: string; label: string }

/** State of a search for options. */
export type OptionSearch = {
  options: readonly ChoiceOption[]
  /** The text that `options` match; null before the first results. */
  text: string | null
  isFailed: boolean
  /** The list's message after a failure. By default it says that loading failed. */
  failureText?: string | undefined
  /** True if the server has more options than it returned. */
  hasMore: boolean
  retry: () => void
}

/** A line of the list: the empty value, an option, or an action. */
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
 * Index that the keyboard starts at: the chosen line or, while the reader types, the first option; -1 for none. `typed`
 * is null until the reader types.
 */
export function findInitialIndex(items: readonly ChoiceItem[], typed: string | null, chosen: string): number {
  if (typed?.trim()) return items.findIndex(({ type }) => type === 'option')
  const chosenIndex = items.findIndex((item) => item.type === 'option' && item.option.value === chosen)
  // A cleared box means the empty value.
  return (chosen === '' || typed === '') && items[0]?.type === 'none' ? 0 : chosenIndex
}

/**
 * The option that typed text means when the box loses the focus: the one with this label (case, accents and separators
 * do not matter), else the only option.
 */
export function findOptionMeantByText(typed: string, options: readonly ChoiceOption[]): ChoiceOption | undefined {
  const exactMatch = options.find(({ label }) => foldAndJoinWords(label) === foldAndJoinWords(typed))
  return exactMatch ?? (options.length === 1 ? options[0] : undefined)
}

const foldAndJoinWords = (text: string) => splitLabelWords(foldAccentsAndCase(text)).join(' ')

const typedTextMark = '?'

/** Form value for typed text that matches no option. The form keeps it and refuses to save it. */
export const encodeTypedText = (typed: string): string => typedTextMark + typed

/** The typed text in a form value; '' if the value is an id. */
export const decodeTypedText = (value: unknown): string =>
  typeof value === 'string' && value.startsWith(typedTextMark) ? value.slice(typedTextMark.length) : ''
