import { type FormFile, isFormFile, isKept } from '#src/resource/kinds/file/file.ts'
import { type Common, defineKind } from '#src/resource/kinds/kind.ts'

/** Several private files of any type; an answer carries each with a signed `url`. */
export type FilesField = Common & { kind: 'files'; max: number }

/** Name of the request field that lists the keys of the stored files to keep, in order; new ones come last. */
export const keptName = (name: string): string => `kept_${name}`

export const filesIn = (value: unknown): FormFile[] => (Array.isArray(value) ? value.filter(isFormFile) : [])
const isNew = (item: FormFile) => item instanceof File
const keysOf = (value: unknown): string[] => filesIn(value).flatMap((item) => (isKept(item) ? [item.key] : []))
const namesOf = (value: unknown): string =>
  filesIn(value)
    .map(({ name }) => name)
    .join(', ')

export const filesKind = defineKind<FilesField>({
  read: null,
  empty: () => [],
  writes: (name) => [keptName(name)],
  order: null,
  filters: ['empty'],
  show: (_, value) => namesOf(value),
  form: {
    begin: (name, _, entity) => filesIn(entity?.[name]),
    send(name, _, { typed }) {
      const added = filesIn(typed).filter(isNew)
      return { [keptName(name)]: keysOf(typed), ...(added.length > 0 && { [name]: added }) }
    },
    rebase: (typed, theirs) => filesIn(typed).filter((item) => isNew(item) || keysOf(theirs).includes(item.key)),
    detach: (typed) => filesIn(typed).filter(isNew),
  },
})

/** Several private files, 5 at most unless told. */
export const files = (options: Partial<Omit<FilesField, 'kind'>> = {}): FilesField => ({
  kind: 'files',
  max: 5,
  ...options,
})
