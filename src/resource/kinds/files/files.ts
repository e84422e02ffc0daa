import { type FormFile, isFormFile, isKept } from '#src/resource/kinds/file/file.ts'
import { type Common, type Kind, ownName, sentByName } from '#src/resource/kinds/kind.ts'

/** Several private files of any type; an answer carries each with a signed `url`. */
export type FilesField = Common & { kind: 'files'; max: number }

/** Name of the request field that lists the keys of the stored files to keep, in order; new ones come last. */
export const keptName = (name: string): string => `kept_${name}`

const listOf = (value: unknown): FormFile[] => (Array.isArray(value) ? value.filter(isFormFile) : [])
const isNew = (item: FormFile) => item instanceof File
const keysOf = (value: unknown): string[] => listOf(value).flatMap((item) => (isKept(item) ? [item.key] : []))
const namesOf = (value: unknown): string =>
  listOf(value)
    .map(({ name }) => name)
    .join(', ')

export const filesKind: Kind<FilesField> = {
  read: null,
  empty: () => [],
  names: ownName,
  writes: (name) => [keptName(name)],
  sent: sentByName,
  order: null,
  filters: ['empty'],
  isSearched: false,
  show: (_, value) => namesOf(value),
  spellings: () => [],
  form: {
    begin: (name, _, entity) => listOf(entity?.[name]),
    send(name, _, { typed }) {
      const added = listOf(typed).filter(isNew)
      return { [keptName(name)]: keysOf(typed), ...(added.length > 0 && { [name]: added }) }
    },
    show: (_, typed) => namesOf(typed),
    rebase: (typed, theirs) => listOf(typed).filter((item) => isNew(item) || keysOf(theirs).includes(item.key)),
    detach: (typed) => listOf(typed).filter(isNew),
  },
}

/** Several private files, 5 at most unless told. */
export const files = (options: Partial<Omit<FilesField, 'kind'>> = {}): FilesField => ({
  kind: 'files',
  max: 5,
  ...options,
})
