import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Picked } from '#src/ui/fields/file-picker.tsx'
import type { Refused, SortedOut } from '#src/ui/fields/picture-check.ts'

const megabyte = 1024 * 1024
const mostSheet = 100
const mostZip = 2048

/** Spreadsheets; the server judges them by their content. */
export const sheetFiles = (text: Translate): Picked => ({
  look: 'file',
  accept: '.xlsx,.csv,.txt,.tsv',
  sortOut: sortingOut(/\.(xlsx|csv|txt|tsv)$/i, mostSheet, 'importer.screen.files.not_sheet'),
  words: text('importer.screen.files.choose'),
  hint: text('importer.screen.files.hint', { most: mostSheet }),
})

export const zipFiles = (text: Translate): Picked => ({
  look: 'file',
  accept: '.zip',
  sortOut: sortingOut(/\.zip$/i, mostZip, 'importer.screen.files.not_zip'),
  words: text('importer.screen.files.choose_zip'),
  hint: text('importer.screen.files.zip_hint'),
})

/** Spares an upload in vain. */
const sortingOut =
  (names: RegExp, megabytes: number, other: string) =>
  async (files: readonly File[]): Promise<SortedOut> => {
    const problemOf = ({ name, size }: File) => {
      if (!names.test(name)) return other
      if (size === 0) return 'ui.fields.file_empty'
      return size > megabytes * megabyte ? { key: 'ui.fields.file_too_large', params: { qty: megabytes } } : null
    }
    const refused: Refused[] = files.flatMap((file) => {
      const problem = problemOf(file)
      return problem === null ? [] : [{ name: file.name, problem }]
    })
    return { good: files.filter((file) => problemOf(file) === null), refused }
  }
