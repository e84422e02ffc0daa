import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { type Common, defineKind, ownName } from '#src/resource/kinds/kind.ts'

export type PictureField = Common & {
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

export const isPrivatePicture = (typed: unknown): typed is PrivatePicture =>
  typeof typed === 'object' && typed !== null && 'key' in typed && 'url' in typed

/** The names under which a picture is read and sent. */
export const pictureNames = (name: string, { alias }: PictureField): string[] =>
  alias === undefined ? [name] : [name, alias]

export const isPrivate = ({ store }: Pick<PictureField, 'store'>): boolean => store === 'private'

/** The name under which an answer carries a private picture's signed link. */
export const urlName = (name: string): string => `${name}_url`

export const pictureKind = defineKind<PictureField>({
  read: null,
  names: (name, { alias }) => ({
    ...ownName(name),
    ...(alias !== undefined && { [alias]: { from: 'alias', of: name } }),
  }),
  writes: (name, field) => [
    ...pictureNames(name, field).flatMap((known) => [known, `remove_${known}`]),
    ...(isPrivate(field) ? [urlName(name)] : []),
  ],
  order: null,
  filters: ['empty'],
  holdsPictures: true,
  show: (_, value) => (typeof value === 'string' ? value : ''),
  tell: (name, _, entity, { text }, was) =>
    entity[name] ? text(was?.[name] ? 'resource.history.another_picture' : 'resource.history.a_picture') : '',
  form: {
    begin(name, field, entity) {
      const stored = entity?.[name]
      if (typeof stored !== 'string') return null
      return isPrivate(field) ? { key: stored, url: String(entity?.[urlName(name)] ?? '') } : stored
    },
    send(name, _, { typed, base }) {
      if (typed instanceof Blob) return { [name]: typed }
      return typed === null && base?.[name] ? { [`remove_${name}`]: true } : {}
    },
    show: (_, typed) =>
      typed instanceof File ? typed.name : isPrivatePicture(typed) ? typed.key : String(typed ?? ''),
    detach: (typed) => (typed instanceof Blob ? typed : null),
  },
})

/** One picture. */
export const picture = (options: Partial<Omit<PictureField, 'kind'>> = {}): PictureField => ({
  kind: 'picture',
  store: 'image',
  fallback: '/img/default-product.png',
  ...options,
})
