import { readFile } from 'node:fs/promises'
import { isReadablePdf } from '#src/platform/pdf/readable-pdf.server.ts'
import { requireDecodablePicture } from '#src/platform/pictures/picture-variants.server.ts'
import { UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'

/** Checks that a scan opens: a picture is decoded, a PDF has a page that can be found. Throws UnusablePicture. */
export async function requireReadableScan(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.toString('latin1', 0, 4) !== '%PDF') return requireDecodablePicture(file)
  if (!isReadablePdf(bytes)) throw new UnusablePicture('broken')
}
