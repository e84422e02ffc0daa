import type { Entity } from '#src/resource/declaration.ts'
import { createRenewalByReading } from '#src/resource/kinds/picture/create-link-renewal.ts'
import { hasPrivateStore } from '#src/resource/kinds/picture/picture.ts'
import { FormPictures, Thumbnail } from '#src/resource/kinds/picture/thumbnails.tsx'
import { type PicturesField as DeclaredField, pairNamesWithLinks } from '#src/resource/kinds/pictures/pictures.ts'
import type { CellProps, FormValueProps, RecordAddress, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import type { PictureItem } from '#src/ui/fields/pictures/pictures-field.tsx'
import { Picture } from '#src/ui/picture.tsx'

const store = 'image'
const isPictureItem = (item: unknown): item is PictureItem => typeof item === 'string' || item instanceof File
export const filterPictureItems = (formValue: unknown): PictureItem[] =>
  Array.isArray(formValue) ? formValue.filter(isPictureItem) : []

/** Creates the function that reads a new link of one private picture of a record. */
export const createRenewalOfOne = (record: RecordAddress, name: string, storedName: string) =>
  createRenewalByReading(
    record,
    (entity: Entity) => pairNamesWithLinks(name, entity).find(({ key }) => key === storedName)?.url,
  )

/** Cell of a list: shows only the first picture, the cover. */
function Cell({ field, name, value, label, row, resource }: CellProps<DeclaredField>) {
  const { fallback } = field
  if (!hasPrivateStore(field))
    return <Thumbnail {...{ store, fallback }} storedName={filterPictureItems(value)[0]} alt={label} />
  const [picture] = pairNamesWithLinks(name, row)
  const renew = picture && createRenewalOfOne({ resource: resource.name, id: row.id }, name, picture.key)
  return <Picture src={picture?.url} {...{ fallback, renew }} alt={label} width={32} isLazy />
}

function FormValue({ field, formValue }: FormValueProps<DeclaredField>) {
  const items = hasPrivateStore(field) && Array.isArray(formValue) ? formValue : filterPictureItems(formValue)
  return <FormPictures {...{ store, fallback: field.fallback }} items={items} />
}

export const picturesScreen: ScreenKind<DeclaredField> = { Cell, FormValue, columnLayout: 'picture' }
