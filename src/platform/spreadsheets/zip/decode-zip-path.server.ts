import { isAscii, isUtf8 } from 'node:buffer'
import yauzl, { type Entry } from 'yauzl'

/** CP850, the old encoding of Windows here, has letters where CP437, which zips are to have, has frames and Greek. */
const cp437Signs = '╡╢╖╞╟╥╓αΓΣσΘ'
const cp850Letters = 'ÁÂÀãÃÊÍÓÔõÕÚ'

/** File name encoding: UTF-8 where its bytes are, also without the flag, as Macs write; else that of old Windows. */
export function decodeZipPath({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (isAscii(fileNameRaw) || isUtf8(fileNameRaw)) return fileNameRaw.toString('utf8').replaceAll('\\', '/')
  return yauzl
    .getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    .replace(/[╡╢╖╞╟╥╓αΓΣσΘ]/g, (frame) => cp850Letters.charAt(cp437Signs.indexOf(frame)))
}
