import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { convertInOffice } from '#test/office/libre-office.ts'

/** The sheets of a workbook after LibreOffice saved it again. `folder` holds LibreOffice's profile and the files. */
export async function saveInOffice(
  folder: string,
  name: string,
  write: (stream: Writable, signal: AbortSignal) => Promise<void>,
): Promise<Sheet[]> {
  const file = path.join(folder, `${name}.xlsx`)
  const outFolder = path.join(folder, 'saved')
  const stream = createWriteStream(file)
  await Promise.all([finished(stream), write(stream, AbortSignal.timeout(60_000))])
  await convertInOffice({ folder, file, format: 'xlsx:Calc MS Excel 2007 XML', outFolder })
  return (await readXlsx(readFileSync(path.join(outFolder, `${name}.xlsx`)), { readStyles: true })).sheets
}
