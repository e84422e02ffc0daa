import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { createRenewalByReading } from '#src/resource/kinds/picture/create-link-renewal.ts'
import { hasPrivateStore, isPrivatePicture, type PrivatePicture } from '#src/resource/kinds/picture/picture.ts'
import { FormPictures, Thumbnail } from '#src/resource/kinds/picture/thumbnails.tsx'
import { type PicturesField as DeclaredField, pairNamesWithLinks } from '#src/resource/kinds/pictures/pictures.ts'
import type {
  CellProps,
  FormValueProps,
  InputProps,
  RecordAddress,
  ScreenKind,
} from '#src/resource/kinds/screen-kind.ts'
import { type PictureItem, PicturesField } from '#src/ui/fields/pictures/pictures-field.tsx'
import { Picture } from '#src/ui/picture.tsx'

const store = 'image'
const isPictureItem = (item: unknown): item is PictureItem => typeof item === 'string' || item instanceof File
const filterPictureItems = (formValue: unknown): PictureItem[] =>
  Array.isArray(formValue) ? formValue.filter(isPictureItem) : []
const filterPrivatePictures = (formValue: unknown): PrivatePicture[] =>
  Array.isArray(formValue) ? formValue.filter(isPrivatePicture) : []

const createRenewalOfOne = (record: RecordAddress, name: string, storedName: string) =>
  createRenewalByReading(
    record,
    (entity: Entity) => pairNamesWithLinks(name, entity).find(({ key }) => key === storedName)?.url,
  )

export function PicturesInput({ field, ...props }: InputProps<DeclaredField>) {
  if (hasPrivateStore(field)) return <PrivatePicturesInput field={field} {...props} />
  const { input, record: _, ...rest } = props
  const { fallback, max } = field
  const urlOf = (storedName: string) => buildSmallPictureOrLogoUrl(storedName, store)
  return (
    <PicturesField
      {...input}
      {...rest}
      {...{ urlOf, fallback, max }}
      hasCover
      value={filterPictureItems(input.value)}
    />
  )
}

/** Pictures that their signed links show. The field in the page knows them by their names. */
function PrivatePicturesInput({ input, field: { fallback, max }, record, ...rest }: InputProps<DeclaredField>) {
  const { name, value, onChange } = input
  const storedPictures = new Map(filterPrivatePictures(value).map((picture) => [picture.key, picture]))
  const items = (Array.isArray(value) ? value : []).map((item) => (isPrivatePicture(item) ? item.key : item))
  return (
    <PicturesField
      {...input}
      {...rest}
      {...{ fallback, max }}
      value={filterPictureItems(items)}
      onChange={(changedItems) =>
        onChange(changedItems.map((item) => (typeof item === 'string' ? storedPictures.get(item) : item)))
      }
      urlOf={(storedName) => storedPictures.get(storedName)?.url ?? ''}
      renewalOf={record ? (storedName) => createRenewalOfOne(record, name, storedName) : undefined}
    />
  )
}

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
