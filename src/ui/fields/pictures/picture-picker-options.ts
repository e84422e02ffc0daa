import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import type { PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import { checkPictures } from '#src/ui/fields/pictures/picture-check.ts'

type PictureChoice = {
  isMultiple: boolean
  /** True for a picture of a person: with `image/*` a phone offers its camera. */
  isOfPerson?: boolean
}

export const buildPicturePickerOptions = (
  text: Translate,
  { isMultiple, isOfPerson = false }: PictureChoice,
): PickerOptions => ({
  look: 'picture',
  accept: isOfPerson ? 'image/*' : acceptedPictureTypes.join(','),
  checkFiles: checkPictures,
  buttonText: text(isMultiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture'),
  hint: text(isMultiple ? 'ui.fields.drop_pictures' : 'ui.fields.drop_picture'),
})
