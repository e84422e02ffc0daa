import { listClosedValues, listSuggestedValues } from '#src/importer/template/accepted-values.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'

/** Messages that refuse a value because it is none of the field's few values. */
const choiceProblems = new Set(['resource.fields.choice', 'resource.fields.choices', 'resource.fields.boolean'])

/** A row's message at a field, in the reader's language. A refused choice names the choices. */
export function describeRowError(field: Field | undefined, message: MessageRef, language: Language): string {
  const text = createTranslation(language)
  if (!field || !choiceProblems.has(messageKeyOf(message))) return text(message)
  const closedValues = listClosedValues(field, { language, text })
  const words = (closedValues.length > 0 ? closedValues : listSuggestedValues(field)).join(', ')
  return words === '' ? text(message) : text({ key: 'importer.not_a_choice', params: { words } })
}
