import { pictureUrl } from '#src/platform/pictures/picture-url.ts'
import {
  type PictureField as Declared,
  isPrivatePicture,
  type PrivatePicture,
  urlName,
} from '#src/resource/kinds/picture/picture.ts'
import { renewing } from '#src/resource/kinds/picture/renewing.ts'
import { Thumbnail, TypedPictures } from '#src/resource/kinds/picture/thumbnails.tsx'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import { PictureField } from '#src/ui/fields/pictures/picture-field.tsx'
import { Picture } from '#src/ui/picture.tsx'

const heldIn = (typed: unknown) => (typeof typed === 'string' || typed instanceof File ? typed : null)

export function PictureInput({ input, field, record, wrong: _, ...rest }: InputProps<Declared>) {
  const { fallback, store } = field
  const { value } = input
  // A private picture is known to the input by its link.
  const shown = isPrivatePicture(value) ? value.url : heldIn(value)
  const urlOf = (stored: string) => (store === 'private' ? stored : pictureUrl(stored, store))
  const renew = store === 'private' && record ? renewing(record, urlName(input.name)) : undefined
  return <PictureField {...input} {...rest} {...{ urlOf, fallback, renew }} value={shown} />
}

function Cell({ field: { store, fallback, preview = 32 }, name, value, label, row, resource }: CellProps<Declared>) {
  if (store !== 'private') return <Thumbnail {...{ store, fallback, preview }} stored={value} alt={label} />
  const link = row[urlName(name)]
  const renew = renewing({ resource: resource.name, id: row.id }, urlName(name))
  const src = typeof link === 'string' ? link : null
  return <Picture {...{ src, fallback, renew }} alt={label} width={preview} isLazy />
}

function Typed({ field: { store, fallback }, value: typed }: TypedProps<Declared>) {
  if (store !== 'private') return <TypedPictures {...{ store, fallback }} items={[typed]} />
  if (typed instanceof File) return <FilePicture file={typed} alt={typed.name} width={48} />
  return isPrivatePicture(typed) ? <TypedPrivate picture={typed} fallback={fallback} /> : '–'
}

function TypedPrivate({ picture, fallback }: { picture: PrivatePicture; fallback: string }) {
  return <Picture src={picture.url} fallback={fallback} alt="1" width={48} />
}

export const pictureScreen: ScreenKind<Declared> = { Cell, Typed, column: 'picture' }
