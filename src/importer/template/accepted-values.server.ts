import { isPictureField } from '#src/importer/importable-fields.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf, listDeclaredValues, listSuggestions } from '#src/resource/kinds/kinds.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** All texts that a field accepts, in the reader's language. Empty if it accepts other texts too. */
export function listClosedValues(field: Field, reader: DisplayLocale): string[] {
  const { listValues, format } = kindOf(field)
  return (listValues?.(field) ?? []).map((value) => format(field, value, reader))
}

/** The texts that a field suggests although it accepts others, or accepts several at once. */
export function listSuggestedValues(field: Field): readonly string[] {
  const declaredValues = listDeclaredValues(field)
  return declaredValues.length > 0 ? declaredValues : listSuggestions(field)
}

/** The values that a field's cells accept, as a sentence in the reader's language. */
export function describeAcceptedValues(field: Field, reader: DisplayLocale): string {
  const acceptedValues = reader.text(chooseAcceptedValuesMessage(field, reader))
  return field.unique
    ? reader.text({ key: 'importer.takes.unique', params: { takes: acceptedValues } })
    : acceptedValues
}

function chooseAcceptedValuesMessage(field: Field, reader: DisplayLocale): MessageRef {
  const isList = Array.isArray(kindOf(field).emptyValue(field))
  const { reference } = serverKindOf(field)
  if (isPictureField(field)) return isList ? 'importer.takes.pictures' : 'importer.takes.picture'
  if (reference) {
    const listTitle = reader.text(`pages.${reference.to(field)}.list`)
    return { key: isList ? 'importer.takes.names' : 'importer.takes.name', params: { list: listTitle } }
  }
  const closedValues = listClosedValues(field, reader)
  if (closedValues.length) return { key: 'importer.takes.one_of', params: { words: closedValues.join(', ') } }
  if (listDeclaredValues(field).length > 0)
    return { key: 'importer.takes.some_of', params: { words: listSuggestedValues(field).join(', ') } }
  return isList ? 'importer.takes.texts' : chooseMessageBySchema(field, reader)
}

/** Chooses the message by the field's schema in the API's document. */
function chooseMessageBySchema(field: Field, { language }: DisplayLocale): MessageRef {
  const { type, format, minimum, maximum, maxLength } = serverKindOf(field).openApi.input(field).json
  if (format === 'date') return 'importer.takes.date'
  if (type !== 'integer' && type !== 'number')
    return { key: 'importer.takes.text', params: { max: formatNumber(Number(maxLength), { decimals: 0 }, language) } }
  const decimals = serverKindOf(field).cell?.decimals?.(field) ?? 0
  const formatBound = (value: unknown) => formatNumber(Number(value), { decimals }, language)
  const params = { min: formatBound(minimum), max: formatBound(maximum) }
  return { key: type === 'integer' ? 'importer.takes.whole' : 'importer.takes.number', params }
}
