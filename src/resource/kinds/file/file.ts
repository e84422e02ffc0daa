import { defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

/** A private file of any type. An answer carries it with a signed `url`. */
export type FileField = FieldOptions & {
  kind: 'file'
  /** A second property that carries the signed link alone, for a record that consists of its file. */
  link?: string
  /** True if several rows may refer to the same file. It is deleted when no row refers to it any more. */
  isShared?: true
}

/** A stored file as an answer carries it. */
export type AttachedFile = { key: string; name: string; media_type: string; size: number; url: string }

export function isAttachedFile(value: unknown): value is AttachedFile {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}

/** A file in a form: a stored file, or a new one to upload. */
export type FormFile = AttachedFile | File

export const isFormFile = (value: unknown): value is FormFile => value instanceof File || isAttachedFile(value)

export const fileKind = defineKind<FileField>({
  read: null,
  extraInputNames: (name, { link }) => [`remove_${name}`, ...(link === undefined ? [] : [link])],
  order: null,
  filterForms: ['empty'],
  format: (_, value) => (isFormFile(value) ? value.name : ''),
  form: {
    initialValue: (name, _, entity) => (isAttachedFile(entity?.[name]) ? entity[name] : null),
    buildInput(name, _, { formValue, storedRecord }) {
      if (formValue instanceof Blob) return { [name]: formValue }
      return formValue === null && storedRecord?.[name] ? { [`remove_${name}`]: true } : {}
    },
    copyForNewRecord: (formValue) => (formValue instanceof Blob ? formValue : null),
  },
})

/** Declares a field for one private file. */
export const file = (options: Partial<Omit<FileField, 'kind'>> = {}): FileField => ({ kind: 'file', ...options })
