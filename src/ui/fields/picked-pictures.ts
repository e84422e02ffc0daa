import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import type { Picked } from '#src/ui/fields/file-picker.tsx'
import { sortOut } from '#src/ui/fields/picture-check.ts'

/** The picker for pictures. */
export const pickedPictures = (text: Translate, isMultiple: boolean): Picked => ({
  look: 'picture',
  accept: acceptedPictureTypes.join(','),
  sortOut,
  words: text(isMultiple ? 'ui.fields.add_pictures' : 'ui.fields.choose_picture'),
  hint: text(isMultiple ? 'ui.fields.drop_pictures' : 'ui.fields.drop_picture'),
})
