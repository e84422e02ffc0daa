import { type FormFile, isAttachedFile, isFormFile } from '#src/resource/kinds/file/file.ts'
import { defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

/** Several private files of any type. An answer carries each with a signed `url`. */
export type FilesField = FieldOptions & { kind: 'files'; max: number }

/** The name of the request field that lists the keys of the stored files to keep, in order. New files follow them. */
export const buildKeptFieldName = (name: string): string => `kept_${name}`

export const filterFormFiles = (value: unknown): FormFile[] => (Array.isArray(value) ? value.filter(isFormFile) : [])
const isNewFile = (item: FormFile) => item instanceof File
const listStoredKeys = (value: unknown): string[] =>
  filterFormFiles(value).flatMap((item) => (isAttachedFile(item) ? [item.key] : []))
const joinFileNames = (value: unknown): string =>
  filterFormFiles(value)
    .map(({ name }) => name)
    .join(', ')

export const filesKind = defineKind<FilesField>({
  read: null,
  emptyValue: () => [],
  extraInputNames: (name) => [buildKeptFieldName(name)],
  order: null,
  filterForms: ['empty'],
  format: (_, value) => joinFileNames(value),
  form: {
    initialValue: (name, _, entity) => filterFormFiles(entity?.[name]),
    buildInput(name, _, { formValue }) {
      const newFiles = filterFormFiles(formValue).filter(isNewFile)
      return { [buildKeptFieldName(name)]: listStoredKeys(formValue), ...(newFiles.length > 0 && { [name]: newFiles }) }
    },
    rebase: (formValue, savedValue) =>
      filterFormFiles(formValue).filter((item) => isNewFile(item) || listStoredKeys(savedValue).includes(item.key)),
    copyForNewRecord: (formValue) => filterFormFiles(formValue).filter(isNewFile),
  },
})

/** Declares a field for several private files; `max` is 5 by default. */
export const files = (options: Partial<Omit<FilesField, 'kind'>> = {}): FilesField => ({
  kind: 'files',
  max: 5,
  ...options,
})
