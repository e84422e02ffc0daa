import { detectFormat, findFormatRefusal, formatHeadBytes } from '#src/platform/pictures/detect-format.ts'
import { type PictureRefusalReason, pictureLimits } from '#src/platform/pictures/unusable-picture.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { ZipFolder, ZippedFile } from '#src/platform/spreadsheets/zip/open-zip.server.ts'

/** A file of the zip. `refusal` tells why its size or its first bytes rule it out as a picture. Null if they do not. */
export type ZippedPicture = { path: string; refusal: PictureRefusalReason | null }

/** Inspects size and first bytes of every file once, when the sheet is read. The review then does not open the zip. */
export const inspectZippedFilesAsPictures = (zip: ZipFolder): Promise<ZippedPicture[]> =>
  Array.fromAsync(zip.files, async (file) => ({ path: file.path, refusal: await findPictureRefusal(file) }))

async function findPictureRefusal(file: ZippedFile): Promise<PictureRefusalReason | null> {
  if (file.size === 0) return 'empty'
  if (file.size > pictureLimits.bytes) return 'too_large'
  try {
    return findFormatRefusal(detectFormat(await file.readHead(formatHeadBytes)))
  } catch (error) {
    if (error instanceof UnreadableSheet) return 'broken'
    throw error
  }
}
