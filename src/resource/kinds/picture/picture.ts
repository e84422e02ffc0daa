import { asTyped, type Common, type Kind, ownName, sentByName } from '#src/resource/kinds/kind.ts'

export type PictureField = Common & {
  kind: 'picture'
  /** Logos are served under /images, all others under /uploads/images. */
  store: 'image' | 'logo'
  /** A second name under which the same picture is read and sent. */
  alias?: string
  /** Side of its square in a list, in CSS pixels; 32 when not given. */
  preview?: number
  /** Shown where there is none. */
  fallback: string
}

/** The names under which a picture is read and sent. */
export const pictureNames = (name: string, { alias }: PictureField): string[] =>
  alias === undefined ? [name] : [name, alias]

export const pictureKind: Kind<PictureField> = {
  read: null,
  empty: () => null,
  names: (name, { alias }) => ({
    ...ownName(name),
    ...(alias !== undefined && { [alias]: { from: 'alias', of: name } }),
  }),
  writes: (name, field) => pictureNames(name, field).flatMap((known) => [known, `remove_${known}`]),
  sent: sentByName,
  order: null,
  filters: ['empty'],
  isSearched: false,
  show: (_, value) => (typeof value === 'string' ? value : ''),
  spellings: () => [],
  form: {
    begin: (name, _, entity) => (typeof entity?.[name] === 'string' ? entity[name] : null),
    send(name, _, { typed, base }) {
      if (typed instanceof Blob) return { [name]: typed }
      return typed === null && base?.[name] ? { [`remove_${name}`]: true } : {}
    },
    show: (_, typed) => (typed instanceof File ? typed.name : String(typed ?? '')),
    rebase: asTyped,
    detach: (typed) => (typed instanceof Blob ? typed : null),
  },
}

/** One picture. */
export const picture = (options: Partial<Omit<PictureField, 'kind'>> = {}): PictureField => ({
  kind: 'picture',
  store: 'image',
  fallback: '/img/default-product.png',
  ...options,
})
