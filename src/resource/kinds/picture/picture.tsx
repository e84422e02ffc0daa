import { pictureUrl } from '#src/platform/pictures/picture-url.ts'
import type { PictureField as Declared } from '#src/resource/kinds/picture/picture.ts'
import { Thumbnail, TypedPictures } from '#src/resource/kinds/picture/thumbnails.tsx'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { PictureField } from '#src/ui/fields/picture-field.tsx'

const heldIn = (typed: unknown) => (typeof typed === 'string' || typed instanceof File ? typed : null)

export function PictureInput({ input, field, wrong: _, ...rest }: InputProps<Declared>) {
  const urlOf = (stored: string) => pictureUrl(stored, field.store)
  return <PictureField {...input} {...rest} {...{ urlOf }} value={heldIn(input.value)} fallback={field.fallback} />
}

function Cell({ field: { store, fallback, preview }, value, label }: CellProps<Declared>) {
  return <Thumbnail {...{ store, fallback, preview }} stored={value} alt={label} />
}

function Typed({ field: { store, fallback }, typed }: TypedProps<Declared>) {
  return <TypedPictures {...{ store, fallback }} items={[typed]} />
}

export const pictureScreen: ScreenKind<Declared> = { Cell, Typed, column: 'picture' }
