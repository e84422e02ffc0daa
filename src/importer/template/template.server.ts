import { type ImportableField, isReference, listImportableFields } from '#src/importer/importable-fields.server.ts'
import {
  describeAcceptedValues,
  listClosedValues,
  listSuggestedValues,
} from '#src/importer/template/accepted-values.server.ts'
import { chooseExample } from '#src/importer/template/example.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildHeading } from '#src/resource/export/export-columns.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** A column of the template. The heading of a required column ends with ` *`. */
export type TemplateColumn = SheetColumn & {
  field: string
  isRequired: boolean
  /** The cell of the example row. Null if it stays empty. */
  example: OutputCell
  /** Choices of the column's drop-down list. `isClosed` is true if the cells accept nothing else. */
  offers: readonly string[]
  isClosed: boolean
  /** Which values the cells accept, in the reader's language. */
  acceptedValues: string
}

export type Template = { title: string; language: Language; columns: readonly TemplateColumn[] }

type TemplateVocabulary = {
  sheetWords?: SheetWords
  /** By field, the labels of records that a reference may name, if they are few. */
  referenceLabels?: Readonly<Record<string, readonly string[]>>
}

/** End of the heading of a required column. Only templates have such headings, neither exports nor users' own lists. */
export const requiredMark = ' *'

/** The template of a target: all fields that a sheet may feed, in the order of the declaration. */
export function buildTemplate(
  target: Resource,
  language: Language,
  { sheetWords = {}, referenceLabels = {} }: TemplateVocabulary = {},
): Template {
  const reader: DisplayLocale = { language, text: createTranslation(language) }
  const columns = listImportableFields(target).map((importableField) =>
    buildTemplateColumn(target, importableField, reader, { sheetWords, referenceLabels }),
  )
  return { title: reader.text(`pages.${target.name}.list`), language, columns }
}

function buildTemplateColumn(
  target: Resource,
  { name, field }: ImportableField,
  reader: DisplayLocale,
  { sheetWords, referenceLabels }: Required<TemplateVocabulary>,
): TemplateColumn {
  const closedValues = listClosedValues(field, reader)
  const { cell } = serverKindOf(field)
  const isRequired = field.required !== undefined
  return {
    field: name,
    heading: `${buildHeading(target, { name, field }, reader)}${isRequired ? requiredMark : ''}`,
    isRequired,
    type: isReference(field) ? 'text' : (cell?.type ?? 'text'),
    decimals: cell?.decimals?.(field) ?? 0,
    example: chooseExample(field, sheetWords[name]?.example, reader),
    offers: closedValues.length ? closedValues : (referenceLabels[name] ?? listSuggestedValues(field)),
    isClosed: closedValues.length > 0,
    acceptedValues: describeAcceptedValues(field, reader),
  }
}
