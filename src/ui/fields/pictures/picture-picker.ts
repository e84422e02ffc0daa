import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { pictureTypes } from '#src/platform/pictures/picture-kinds.ts'
import type { PickerOptions } from '#src/ui/fields/files/file-picker.tsx'
import { checkPictures } from '#src/ui/fields/pictures/picture-check.ts'

export const buildPicturePicker = (text: Translate, isMultiple: boolean): PickerOptions => ({
  look: 'picture',
  accept: pictureTypes.join(','),
  checkFiles: checkPictures,
  buttonText: text(isMultiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture'),
  hint: text(isMultiple ? 'ui.fields.drop_pictures' : 'ui.fields.drop_picture'),
})
