import { isAscii, isUtf8 } from 'node:buffer'
import yauzl, { type Entry } from 'yauzl'

/**
 * Characters of CP437, the zip format's encoding, whose bytes are accented letters in CP850, which old Windows wrote.
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
