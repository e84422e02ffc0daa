import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import type { FileCheckResult, RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'

const megabyte = 1024 * 1024
const mostSheet = 100
const mostZip = 2048

/** Spreadsheets; the server judges them by their content. */
export const sheetFiles = (text: Translate): PickerOptions => ({
  look: 'file',
  accept: '.xlsx,.csv,.txt,.tsv',
  checkFiles: sortingOut(/\.(xlsx|csv|txt|tsv)$/i, mostSheet, 'importer.screen.files.not_sheet'),
  buttonText: text('importer.screen.files.choose'),
  hint: text('importer.screen.files.hint', { most: mostSheet }),
})

export const zipFiles = (text: Translate): PickerOptions => ({
  look: 'file',
  accept: '.zip',
  checkFiles: sortingOut(/\.zip$/i, mostZip, 'importer.screen.files.not_zip'),
  buttonText: text('importer.screen.files.choose_zip'),
  hint: text('importer.screen.files.zip_hint'),
})

/** Spares an upload in vain. */
const sortingOut =
  (names: RegExp, megabytes: number, other: string) =>
  async (files: readonly File[]): Promise<FileCheckResult> => {
    const problemOf = ({ name, size }: File) => {
      if (!names.test(name)) return other
      if (size === 0) return 'ui.fields.file_empty'
      return size > megabytes * megabyte ? { key: 'ui.fields.file_too_large', params: { qty: megabytes } } : null
    }
    const refused: RefusedFile[] = files.flatMap((file) => {
      const problem = problemOf(file)
      return problem === null ? [] : [{ name: file.name, problem }]
    })
    return { acceptedFiles: files.filter((file) => problemOf(file) === null), refusedFiles: refused }
  }
