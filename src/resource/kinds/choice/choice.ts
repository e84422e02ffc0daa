import type { MessageRef } from '#src/platform/errors.ts'
import { type Common, defineKind, type Reader } from '#src/resource/kinds/kind.ts'

/** The words that a field may hold, in their order, each with the message that shows it. */
export type Words = Readonly<Record<string, MessageRef>>

export type ChoiceField = Common & {
  kind: 'choice'
  words: Words
  /** Words that sheets have for them, in any language, besides those that are shown. */
  also?: Readonly<Record<string, readonly string[]>>
}

const inWords = ({ words }: ChoiceField, value: unknown, { text }: Reader) => {
  const says = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  return says === undefined ? '' : text(says)
}

export const choiceKind = defineKind<ChoiceField>({
  read({ words }, raw) {
    const value = typeof raw === 'string' ? raw.trim() : ''
    return Object.hasOwn(words, value) ? { value } : { problem: 'resource.fields.choice' }
  },
  all: ({ words }) => Object.keys(words),
  filters: ['is', 'empty'],
  show: inWords,
  form: {
    begin: (name, _, entity) => (typeof entity?.[name] === 'string' ? entity[name] : ''),
  },
})

/** One of a few words, stored as they are declared and shown by their messages; lists sort them as declared. */
export const choice = (words: Words, options: Partial<Omit<ChoiceField, 'kind' | 'words'>> = {}): ChoiceField => ({
  kind: 'choice',
  words,
  ...options,
})
