import { type Common, defineKind } from '#src/resource/kinds/kind.ts'

/** A private file of any type; an answer carries it with a signed `url`. */
export type FileField = Common & {
  kind: 'file'
  /** Property for its signed link alone, beside the file: for a record that is nothing else. */
  link?: string
}

/** A stored file as an answer carries it. */
export type KeptFile = { key: string; name: string; media_type: string; size: number; url: string }

export function isKept(value: unknown): value is KeptFile {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}

/** What a form holds: a stored file, or one to upload. */
export type FormFile = KeptFile | File

export const isFormFile = (value: unknown): value is FormFile => value instanceof File || isKept(value)

export const fileKind = defineKind<FileField>({
  read: null,
  writes: (name, { link }) => [`remove_${name}`, ...(link === undefined ? [] : [link])],
  order: null,
  filters: ['empty'],
  show: (_, value) => (isFormFile(value) ? value.name : ''),
  form: {
    begin: (name, _, entity) => (isKept(entity?.[name]) ? entity[name] : null),
    send(name, _, { typed, base }) {
      if (typed instanceof Blob) return { [name]: typed }
      return typed === null && base?.[name] ? { [`remove_${name}`]: true } : {}
    },
    detach: (typed) => (typed instanceof Blob ? typed : null),
  },
})

/** One private file. */
export const file = (options: Partial<Omit<FileField, 'kind'>> = {}): FileField => ({ kind: 'file', ...options })
