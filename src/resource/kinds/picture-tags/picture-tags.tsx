import { FormPictures } from '#src/resource/kinds/picture/thumbnails.tsx'
import { describeTags, type PictureTagsField, tagsIn } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { RecordLabels } from '#src/resource/kinds/ref/ref.tsx'
import type { CellProps, FormValueProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { isKeyOfNewPicture } from '#src/ui/fields/pictures/new-picture-keys.ts'

function Cell({ field, name, row }: CellProps<PictureTagsField>) {
  return describeTags(field, name, row) || <EmptyCell />
}

/** Each picture that is stored, with the label of its tag. */
function FormValue({ field, formValue }: FormValueProps<PictureTagsField>) {
  const { resource } = useSurroundingForm()
  const pictures = resource.fields[field.picturesField]
  const tags = Object.entries(tagsIn(formValue)).filter(([picture]) => !isKeyOfNewPicture(picture))
  if (tags.length === 0 || pictures?.kind !== 'pictures') return '–'
  return tags.map(([picture, id]) => (
    <span key={picture} className="d-flex align-items-center gap-2">
      <FormPictures store="image" fallback={pictures.fallback} items={[picture]} />
      <RecordLabels to={field.to} ids={[id]} />
    </span>
  ))
}

export const pictureTagsScreen: ScreenKind<PictureTagsField> = { Cell, FormValue, columnLayout: 'text' }
