import { Invalid, type MessageRef, type Refusal, TooLarge, UnsupportedMedia } from '#src/platform/errors.ts'
import type { UploadLabel } from '#src/platform/files/file-store.server.ts'
import type { FileRules } from '#src/platform/http/bodies/receive-form.server.ts'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import { type PictureRefusalReason, pictureLimits } from '#src/platform/pictures/unusable-picture.ts'

/** The message for a refused picture. */
export function buildPictureRefusalMessage(
  reason: PictureRefusalReason,
  { field, filename, index: place = 0 }: UploadLabel,
): MessageRef {
  const limits: Partial<Record<PictureRefusalReason, number>> = {
    too_large: pictureLimits.bytes / 1024 / 1024,
    too_many_pixels: pictureLimits.pixels / 1e6,
  }
  const params = { file: (filename || field).slice(0, 120), place, qty: limits[reason] ?? 0 }
  return { key: `platform.pictures.${reason}`, params }
}

/** The refusal, with its message at the upload's field. */
export function createPictureRefusal(reason: PictureRefusalReason, upload: UploadLabel): Refusal {
  const message = buildPictureRefusalMessage(reason, upload)
  const fields = { [upload.field]: message }
  switch (reason) {
    case 'not_a_picture':
    case 'heic':
    case 'svg':
      return new UnsupportedMedia(message, fields)
    case 'too_large':
    case 'too_many_pixels':
      return new TooLarge(message, fields)
    case 'broken':
    case 'empty':
    case 'too_slow':
      return new Invalid(fields, message)
  }
}

/** Rules for uploaded pictures. The content is checked when the picture is stored. */
export const pictureRules: FileRules = {
  maxBytes: pictureLimits.bytes,
  types: acceptedPictureTypes,
  createRefusal: createPictureRefusal,
}
