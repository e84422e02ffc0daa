import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { createColumnSourceByName, defineKind, type FieldOptions } from '#src/resource/kinds/kind.ts'

export type PictureField = FieldOptions & {
  kind: 'picture'
  /**
   * The storage that decides where the file is served: logos under /images, pictures under /uploads/images, private
   * ones by a signed link in `{name}_url`.
   */
  store: PictureKind
  /** A second name for the same picture, in answers and in requests. */
  alias?: string
  /** The side of the picture's square in a list, in CSS pixels; 32 by default. */
  preview?: number
  /** The address of the picture to show if there is none. */
  fallback: string
  /** True for a picture of a person: the form crops it to a square by hand, and offers a phone's camera. */
  isOfPerson?: true
}

/** A stored private picture in a form; `key` is its name. */
export type PrivatePicture = { key: string; url: string }

export const isPrivatePicture = (formValue: unknown): formValue is PrivatePicture =>
  typeof formValue === 'object' && formValue !== null && 'key' in formValue && 'url' in formValue

/** The names of a picture in answers and requests: the field's name, then its alias if there is one. */
export const listNameAndAlias = (name: string, { alias }: PictureField): string[] =>
  alias === undefined ? [name] : [name, alias]

export const hasPrivateStore = ({ store }: Pick<PictureField, 'store'>): boolean => store === 'private'

/** The name of the answer's property that carries a private picture's signed link. */
export const buildLinkPropertyName = (name: string): string => `${name}_url`

export const pictureKind = defineKind<PictureField>({
  read: null,
  sourcesByName: (name, { alias }) => ({
    ...createColumnSourceByName(name),
    ...(alias !== undefined && { [alias]: { from: 'alias', fieldName: name } }),
  }),
  extraInputNames: (name, field) => [
    ...listNameAndAlias(name, field).flatMap((inputName) => [inputName, `remove_${inputName}`]),
    ...(hasPrivateStore(field) ? [buildLinkPropertyName(name)] : []),
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
      return hasPrivateStore(field)
        ? { key: storedName, url: String(entity?.[buildLinkPropertyName(name)] ?? '') }
        : storedName
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

/** Declares a field for one picture. */
export const picture = (options: Partial<Omit<PictureField, 'kind'>> = {}): PictureField => ({
  kind: 'picture',
  store: 'image',
  fallback: '/img/default-product.png',
  ...options,
})
