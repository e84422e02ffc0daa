import type { ChoiceField } from '#src/resource/kinds/choice/choice.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { plain } from '#src/resource/openapi/kind-schemas.server.ts'

const described = plain(({ words }: ChoiceField) => ({ type: 'string', enum: Object.keys(words) }))

/** SQL injection: the words are constants of the declaration. */
export const choiceColumn = columnKind<ChoiceField>(['text'], described, {
  also: ({ also }, value) => also?.[String(value)] ?? [],
  sorted: (column, { words }) => `array_position(array[${Object.keys(words).map(quoted)}], ${column})`,
})

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
