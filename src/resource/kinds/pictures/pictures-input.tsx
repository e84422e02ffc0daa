import { type ComponentProps, useContext } from 'react'
import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { hasPrivateStore, isPrivatePicture, type PrivatePicture } from '#src/resource/kinds/picture/picture.ts'
import type { PictureTagsField } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { useTagSelects } from '#src/resource/kinds/picture-tags/use-tag-selects.tsx'
import type { PicturesField as DeclaredField } from '#src/resource/kinds/pictures/pictures.ts'
import { createRenewalOfOne, filterPictureItems } from '#src/resource/kinds/pictures/pictures.tsx'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { FormContext } from '#src/resource/screens/form/form-context.ts'
import { PicturesField } from '#src/ui/fields/pictures/pictures-field.tsx'

const filterPrivatePictures = (formValue: unknown): PrivatePicture[] =>
  Array.isArray(formValue) ? formValue.filter(isPrivatePicture) : []

/** Several pictures; with a choice below each if another field of the form tags them. */
export function PicturesInput(props: InputProps<DeclaredField>) {
  const fields = useContext(FormContext)?.resource.fields ?? {}
  const tagFields = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'picture_tags' && field.picturesField === props.input.name ? [{ name, field }] : [],
  )
  if (hasPrivateStore(props.field)) return <PrivatePicturesInput {...props} />
  return tagFields[0] ? <TaggedPicturesInput {...props} tags={tagFields[0]} /> : <PublicPicturesInput {...props} />
}

type TaggedPicturesProps = InputProps<DeclaredField> & { tags: { name: string; field: PictureTagsField } }

/** Pictures with a select of a tag below each. */
function TaggedPicturesInput({ tags, ...props }: TaggedPicturesProps) {
  const { renderSelect, error } = useTagSelects(tags.name, tags.field)
  return <PublicPicturesInput {...props} error={props.error ?? error} renderBelow={renderSelect} />
}

type PublicPicturesProps = InputProps<DeclaredField> & Pick<ComponentProps<typeof PicturesField>, 'renderBelow'>

function PublicPicturesInput({ input, record: _, field: { fallback, max }, ...rest }: PublicPicturesProps) {
  const urlOf = (storedName: string) => buildSmallPictureOrLogoUrl(storedName, 'image')
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
