import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import type { FileCheckResult, RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'

const megabyte = 1024 * 1024
const maxSheetMegabytes = 100
const maxZipMegabytes = 2048

/** Accepts spreadsheets by their file names. The server checks the content. */
export const buildSheetPickerOptions = (text: Translate): PickerOptions => ({
  look: 'file',
  accept: '.xlsx,.csv,.txt,.tsv',
  checkFiles: buildFileSorter(/\.(xlsx|csv|txt|tsv)$/i, maxSheetMegabytes, 'importer.screen.files.not_sheet'),
  buttonText: text('importer.screen.files.choose'),
  hint: text('importer.screen.files.hint', { most: maxSheetMegabytes }),
})

export const buildZipPickerOptions = (text: Translate): PickerOptions => ({
  look: 'file',
  accept: '.zip',
  checkFiles: buildFileSorter(/\.zip$/i, maxZipMegabytes, 'importer.screen.files.not_zip'),
  buttonText: text('importer.screen.files.choose_zip'),
  hint: text('importer.screen.files.zip_hint'),
})

/** Sorts out files that the server would refuse, before they are uploaded. */
const buildFileSorter =
  (namePattern: RegExp, maxMegabytes: number, wrongTypeMessage: string) =>
  async (files: readonly File[]): Promise<FileCheckResult> => {
    const findProblem = ({ name, size }: File) => {
      if (!namePattern.test(name)) return wrongTypeMessage
      if (size === 0) return 'ui.fields.file_empty'
      return size > maxMegabytes * megabyte ? { key: 'ui.fields.file_too_large', params: { qty: maxMegabytes } } : null
    }
    const refusedFiles: RefusedFile[] = files.flatMap((file) => {
      const problem = findProblem(file)
      return problem === null ? [] : [{ name: file.name, problem }]
    })
    return { acceptedFiles: files.filter((file) => findProblem(file) === null), refusedFiles }
  }
