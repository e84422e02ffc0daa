import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { FormPictures, Thumbnail } from '#src/resource/kinds/picture/thumbnails.tsx'
import type { PicturesField as DeclaredField } from '#src/resource/kinds/pictures/pictures.ts'
import type { CellProps, FormValueProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { type PictureItem, PicturesField } from '#src/ui/fields/pictures/pictures-field.tsx'

const store = 'image'
const urlOf = (storedName: string) => buildSmallPictureOrLogoUrl(storedName, store)
const isPictureItem = (item: unknown): item is PictureItem => typeof item === 'string' || item instanceof File
const filterPictureItems = (formValue: unknown): PictureItem[] =>
  Array.isArray(formValue) ? formValue.filter(isPictureItem) : []

export function PicturesInput({ input, field: { fallback, max }, record: _, ...rest }: InputProps<DeclaredField>) {
  return <PicturesField {...input} {...rest} {...{ urlOf, fallback, max }} value={filterPictureItems(input.value)} />
}

/** Cell of a list: shows only the first picture, the cover. */
function Cell({ field: { fallback }, value, label }: CellProps<DeclaredField>) {
  return <Thumbnail {...{ store, fallback }} storedName={filterPictureItems(value)[0]} alt={label} />
}

function FormValue({ field: { fallback }, formValue }: FormValueProps<DeclaredField>) {
  return <FormPictures {...{ store, fallback }} items={filterPictureItems(formValue)} />
}

export const picturesScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'picture' }
