import type { ChoiceField } from '#src/resource/kinds/choice/choice.ts'
import { defineColumnKind } from '#src/resource/kinds/kind.server.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const openApi = createUniformSchemas(({ messages }: ChoiceField) => ({ type: 'string', enum: Object.keys(messages) }))

/** SQL injection: the values come from the declaration, never from a request. */
export const choiceColumn = defineColumnKind<ChoiceField>(['text'], openApi, {
  synonyms: ({ synonyms }, value) => synonyms?.[String(value)] ?? [],
  sortExpression: (column, { messages }) => `array_position(array[${Object.keys(messages).map(quoteText)}], ${column})`,
})

const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`
