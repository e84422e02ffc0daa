import { isAscii, isUtf8 } from 'node:buffer'
import yauzl, { type Entry } from 'yauzl'

/**
 * CP437 is the zip format's encoding. Old Windows wrote CP850 here, with letters in place of these frames and Greek.
 */
const cp437Signs = '╡╢╖╞╟╥╓αΓΣσΘ'
const cp850Letters = 'ÁÂÀãÃÊÍÓÔõÕÚ'

/** File name encoding: UTF-8 if the bytes are valid UTF-8, even without the flag (macOS), else CP850 (old Windows). */
export function decodeZipPath({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (isAscii(fileNameRaw) || isUtf8(fileNameRaw)) return fileNameRaw.toString('utf8').replaceAll('\\', '/')
  return yauzl
    .getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    .replace(/[╡╢╖╞╟╥╓αΓΣσΘ]/g, (frame) => cp850Letters.charAt(cp437Signs.indexOf(frame)))
}
