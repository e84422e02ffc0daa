import type { ImportRequest } from '#src/importer/import-types.ts'
import { isReference } from '#src/importer/importable-fields.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'

/** The value that a wrong text means by the user's choice. Undefined leaves the cell blank. */
export type TextMeanings = ReadonlyMap<string, { value: unknown } | undefined>

/** The key under which a text of a cell is looked up: upper and lower case and outer spaces make no difference. */
export const foldWrongText = (text: string): string => text.trim().toLowerCase()

/** True for a field of a few values or of days: one answer can mend all cells with the same wrong text. */
export function hasMendableTexts(field: Field): boolean {
  const { listValues, sheetFormat } = kindOf(field)
  return listValues !== undefined || sheetFormat === 'dates'
}

/** True for a wrong text that is mended in its cell if only one row has it: most wrong days differ. */
export const isMendedInCellIfSingle = (field: Field): boolean => kindOf(field).listValues === undefined

/** The meanings that the user chose for wrong texts of a field. */
export function buildTextMeanings(field: Field, meaningsByText: ImportRequest['resolve'][string] = {}): TextMeanings {
  const meanings = new Map<string, { value: unknown } | undefined>()
  if (isReference(field) || !hasMendableTexts(field)) return meanings
  for (const [text, meaning] of Object.entries(meaningsByText)) {
    const reading = readField(field, meaning)
    if (meaning === '') meanings.set(foldWrongText(text), undefined)
    else if ('value' in reading) meanings.set(foldWrongText(text), { value: reading.value })
  }
  return meanings
}

/**
 * Problems of chosen meanings, by field. A reference takes an id or `create`, another field takes a value that it
 * accepts.
 */
export function findMeaningProblems(
  { resource }: PreparedResource,
  { resolve }: Pick<ImportRequest, 'resolve'>,
): Record<string, MessageRef> {
  const problems: Record<string, MessageRef> = {}
  for (const [name, meaningsByText] of Object.entries(resolve)) {
    const field = resource.fields[name]
    if (!field) continue
    const meanings = Object.values(meaningsByText)
    if (isReference(field)) {
      if (!meanings.every(isNameMeaning)) problems[name] = 'resource.fields.ref'
      continue
    }
    for (const meaning of meanings) {
      const reading = meaning === '' || !hasMendableTexts(field) ? { value: null } : readField(field, meaning)
      if ('problem' in reading) problems[name] = reading.problem
    }
  }
  return problems
}

/** True for a meaning of a name: the id of a record, or `create`. */
export const isNameMeaning = (meaning: unknown): meaning is number | 'create' =>
  meaning === 'create' || (Number.isInteger(meaning) && Number(meaning) > 0)
