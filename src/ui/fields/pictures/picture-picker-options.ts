import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import type { PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import { checkPictures } from '#src/ui/fields/pictures/picture-check.ts'

export const buildPicturePickerOptions = (text: Translate, isMultiple: boolean): PickerOptions => ({
  look: 'picture',
  accept: acceptedPictureTypes.join(','),
  checkFiles: checkPictures,
  buttonText: text(isMultiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture'),
  hint: text(isMultiple ? 'ui.fields.drop_pictures' : 'ui.fields.drop_picture'),
})
