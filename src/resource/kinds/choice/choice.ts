import type { MessageRef } from '#src/platform/errors.ts'
import { type DisplayLocale, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

/** The values that a field may hold, in order, each with the message that shows it. */
export type ChoiceMessages = Readonly<Record<string, MessageRef>>

export type ChoiceField = FieldOptions & {
  kind: 'choice'
  messages: ChoiceMessages
  /** Words, in any language, that sheets contain for a value besides its message. */
  synonyms?: Readonly<Record<string, readonly string[]>>
  /** Tones of the values that a list shows as badges. */
  tones?: Readonly<Record<string, ChoiceTone>>
}

type ChoiceTone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral'

const translateChoiceOrBlank = ({ messages }: ChoiceField, value: unknown, { text }: DisplayLocale) => {
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
  format: translateChoiceOrBlank,
  form: {
    initialValue: (name, _, entity) => (typeof entity?.[name] === 'string' ? entity[name] : ''),
  },
})

/** Declares a field that holds one of a few values. A list sorts them in their declared order. */
export const choice = (
  messages: ChoiceMessages,
  options: Partial<Omit<ChoiceField, 'kind' | 'messages'>> = {},
): ChoiceField => ({
  kind: 'choice',
  messages,
  ...options,
})
