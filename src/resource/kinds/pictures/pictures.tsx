import { pictureUrl } from '#src/platform/pictures/picture-url.ts'
import { Thumbnail, TypedPictures } from '#src/resource/kinds/picture/thumbnails.tsx'
import type { PicturesField as Declared } from '#src/resource/kinds/pictures/pictures.ts'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { type PictureItem, PicturesField } from '#src/ui/fields/pictures/pictures-field.tsx'

const store = 'image'
const urlOf = (stored: string) => pictureUrl(stored, store)
const isItem = (item: unknown): item is PictureItem => typeof item === 'string' || item instanceof File
const itemsIn = (typed: unknown): PictureItem[] => (Array.isArray(typed) ? typed.filter(isItem) : [])

export function PicturesInput({ input, field: { fallback, max }, record: _, ...rest }: InputProps<Declared>) {
  return <PicturesField {...input} {...rest} {...{ urlOf, fallback, max }} value={itemsIn(input.value)} />
}

/** Shows the cover alone. */
function Cell({ field: { fallback }, value, label }: CellProps<Declared>) {
  return <Thumbnail {...{ store, fallback }} stored={itemsIn(value)[0]} alt={label} />
}

function Typed({ field: { fallback }, value: typed }: TypedProps<Declared>) {
  return <TypedPictures {...{ store, fallback }} items={itemsIn(typed)} />
}

export const picturesScreen: ScreenKind<Declared> = { Cell, Typed, column: 'picture' }
