import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { columnSource, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

export type PictureField = FieldOptions & {
  kind: 'picture'
  /** Logos are served under /images, others under /uploads/images; a private one by a signed link, `{name}_url`. */
  store: PictureKind
  /** A second name under which the same picture is read and sent. */
  alias?: string
  /** Side of its square in a list, in CSS pixels; 32 when not given. */
  preview?: number
  /** Shown where there is none. */
  fallback: string
}

/** A stored private picture in a form; `key` is its name. */
export type PrivatePicture = { key: string; url: string }

export const isPrivatePicture = (formValue: unknown): formValue is PrivatePicture =>
  typeof formValue === 'object' && formValue !== null && 'key' in formValue && 'url' in formValue

/** The names under which a picture is read and sent. */
export const pictureNames = (name: string, { alias }: PictureField): string[] =>
  alias === undefined ? [name] : [name, alias]

export const isPrivate = ({ store }: Pick<PictureField, 'store'>): boolean => store === 'private'

/** The name under which an answer carries a private picture's signed link. */
export const linkName = (name: string): string => `${name}_url`

export const pictureKind = defineKind<PictureField>({
  read: null,
  sourcesByName: (name, { alias }) => ({
    ...columnSource(name),
    ...(alias !== undefined && { [alias]: { from: 'alias', of: name } }),
  }),
  extraInputNames: (name, field) => [
    ...pictureNames(name, field).flatMap((inputName) => [inputName, `remove_${inputName}`]),
    ...(isPrivate(field) ? [linkName(name)] : []),
  ],
  order: null,
  filterForms: ['empty'],
  holdsPictures: true,
  format: (_, value) => (typeof value === 'string' ? value : ''),
  formatForHistory: (name, _, entity, { text }, former) =>
    entity[name] ? text(former?.[name] ? 'resource.history.another_picture' : 'resource.history.a_picture') : '',
  form: {
    initialValue(name, field, entity) {
      const storedName = entity?.[name]
      if (typeof storedName !== 'string') return null
      return isPrivate(field) ? { key: storedName, url: String(entity?.[linkName(name)] ?? '') } : storedName
    },
    buildInput(name, _, { formValue, storedRecord }) {
      if (formValue instanceof Blob) return { [name]: formValue }
      return formValue === null && storedRecord?.[name] ? { [`remove_${name}`]: true } : {}
    },
    format: (_, formValue) =>
      formValue instanceof File
        ? formValue.name
        : isPrivatePicture(formValue)
          ? formValue.key
          : String(formValue ?? ''),
    copyForNewRecord: (formValue) => (formValue instanceof Blob ? formValue : null),
  },
})

/** One picture. */
export const picture = (options: Partial<Omit<PictureField, 'kind'>> = {}): PictureField => ({
  kind: 'picture',
  store: 'image',
  fallback: '/img/default-product.png',
  ...options,
})
