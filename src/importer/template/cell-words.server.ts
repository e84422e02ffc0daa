import { isPicture } from '#src/importer/importable.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** The words of a field that takes no others, as a reader sees them. */
export function closedWords(field: Field, reader: Reader): string[] {
  const { all, show } = kindOf(field)
  return (all?.(field) ?? []).map((value) => show(field, value, reader))
}

/** What a field offers besides which it takes other texts, or several of which it takes at once. */
export function openWords(field: Field): readonly string[] {
  if ('words' in field && Array.isArray(field.words)) return field.words
  return 'offers' in field && Array.isArray(field.offers) ? field.offers : []
}

/** What a cell of a field takes, in the reader's words. */
export function takesOf(field: Field, reader: Reader): string {
  const takes = reader.text(whatFor(field, reader))
  return field.unique ? reader.text({ key: 'importer.takes.unique', params: { takes } }) : takes
}

function whatFor(field: Field, reader: Reader): MessageRef {
  const isList = Array.isArray(kindOf(field).empty(field))
  const { reference } = serverKindOf(field)
  if (isPicture(field)) return isList ? 'importer.takes.pictures' : 'importer.takes.picture'
  if (reference) {
    const list = reader.text(`pages.${reference.to(field)}.list`)
    return { key: isList ? 'importer.takes.names' : 'importer.takes.name', params: { list } }
  }
  const closed = closedWords(field, reader)
  if (closed.length) return { key: 'importer.takes.one_of', params: { words: closed.join(', ') } }
  if ('words' in field) return { key: 'importer.takes.some_of', params: { words: openWords(field).join(', ') } }
  return isList ? 'importer.takes.texts' : bySchema(field, reader)
}

/** By what the API's document says of the field. */
function bySchema(field: Field, { language }: Reader): MessageRef {
  const { type, format, minimum, maximum, maxLength } = serverKindOf(field).described.written(field).json
  if (format === 'date') return 'importer.takes.date'
  if (type !== 'integer' && type !== 'number')
    return { key: 'importer.takes.text', params: { max: formatNumber(Number(maxLength), { decimals: 0 }, language) } }
  const decimals = serverKindOf(field).cell?.decimals?.(field) ?? 0
  const figure = (value: unknown) => formatNumber(Number(value), { decimals }, language)
  const params = { min: figure(minimum), max: figure(maximum) }
  return { key: type === 'integer' ? 'importer.takes.whole' : 'importer.takes.number', params }
}
