import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { createLinkRenewal } from '#src/resource/kinds/picture/create-link-renewal.ts'
import {
  buildLinkPropertyName,
  type PictureField as DeclaredField,
  isPrivatePicture,
} from '#src/resource/kinds/picture/picture.ts'
import { FormPictures, Thumbnail } from '#src/resource/kinds/picture/thumbnails.tsx'
import type { CellProps, FormValueProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { PictureField } from '#src/ui/fields/pictures/picture-field.tsx'
import { Picture } from '#src/ui/picture.tsx'

const returnNameOrFileOrNull = (formValue: unknown) =>
  typeof formValue === 'string' || formValue instanceof File ? formValue : null

export function PictureInput({ input, field, record, wrong: _, ...rest }: InputProps<DeclaredField>) {
  const { fallback, store, isOfPerson = false } = field
  const { value } = input
  // A private picture is shown by its signed link, a public one by its name.
  const picture = isPrivatePicture(value) ? value.url : returnNameOrFileOrNull(value)
  const urlOf = (storedName: string) =>
    store === 'private' ? storedName : buildSmallPictureOrLogoUrl(storedName, store)
  const renew = store === 'private' && record ? createLinkRenewal(record, buildLinkPropertyName(input.name)) : undefined
  return <PictureField {...input} {...rest} {...{ urlOf, fallback, renew, isOfPerson }} value={picture} />
}

function Cell({
  field: { store, fallback, preview = 32 },
  name,
  value,
  label,
  row,
  resource,
}: CellProps<DeclaredField>) {
  if (store !== 'private') return <Thumbnail {...{ store, fallback, preview }} storedName={value} alt={label} />
  const link = row[buildLinkPropertyName(name)]
  const renew = createLinkRenewal({ resource: resource.name, id: row.id }, buildLinkPropertyName(name))
  const src = typeof link === 'string' ? link : null
  return <Picture {...{ src, fallback, renew }} alt={label} width={preview} isLazy />
}

function FormValue({ field: { store, fallback }, formValue }: FormValueProps<DeclaredField>) {
  return <FormPictures store={store === 'private' ? 'image' : store} fallback={fallback} items={[formValue]} />
}

export const pictureScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'picture' }
