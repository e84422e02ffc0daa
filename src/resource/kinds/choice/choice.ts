import type { MessageRef } from '#src/platform/errors.ts'
import { type DisplayLocale, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

/** The words that a field may hold, in their order, each with the message that shows it. */
export type ChoiceMessages = Readonly<Record<string, MessageRef>>

export type ChoiceField = FieldOptions & {
  kind: 'choice'
  messages: ChoiceMessages
  /** Words that sheets have for them, in any language, besides those that are shown. */
  synonyms?: Readonly<Record<string, readonly string[]>>
}

const formatChoice = ({ messages }: ChoiceField, value: unknown, { text }: DisplayLocale) => {
  const message = typeof value === 'string' && Object.hasOwn(messages, value) ? messages[value] : undefined
  return message === undefined ? '' : text(message)
}

export const choiceKind = defineKind<ChoiceField>({
  read({ messages }, raw) {
    const value = typeof raw === 'string' ? raw.trim() : ''
    return Object.hasOwn(messages, value) ? { value } : { problem: 'resource.fields.choice' }
  },
  listValues: ({ messages }) => Object.keys(messages),
  filterForms: ['is', 'empty'],
  format: formatChoice,
  form: {
    initialValue: (name, _, entity) => (typeof entity?.[name] === 'string' ? entity[name] : ''),
  },
})

/** One of a few words, stored as they are declared and shown by their messages; lists sort them as declared. */
export const choice = (
  messages: ChoiceMessages,
  options: Partial<Omit<ChoiceField, 'kind' | 'messages'>> = {},
): ChoiceField => ({
  kind: 'choice',
  messages,
  ...options,
})
