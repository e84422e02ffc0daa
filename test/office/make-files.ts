import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { convertInOffice, readOfficeVersion } from '#test/office/libre-office.ts'

const officeFolder = import.meta.dirname

/** LibreOffice's export options for CSV: separator, quote, encoding, first line. */
const csvFormat = (numbers: string) => `csv:Text - txt - csv (StarCalc):${numbers}`

/** The files to make, with their sources and formats. */
const files = [
  { name: 'altas.xlsx', of: 'altas', to: 'xlsx:Calc MS Excel 2007 XML' },
  { name: 'fechas-1904.xlsx', of: 'fechas-1904', to: 'xlsx:Calc MS Excel 2007 XML' },
  { name: 'altas-windows-1252.csv', of: 'altas', to: csvFormat('59,34,1,1') },
  { name: 'altas-utf-16.csv', of: 'altas', to: csvFormat('9,34,65535,1') },
  { name: 'altas-utf-8.csv', of: 'altas', to: csvFormat('44,34,76,1') },
] as const

/** LibreOffice and Gnumeric write the files that `npm test` reads, from the tables in `sources`. */
export async function makeFiles(): Promise<void> {
  console.log(await readOfficeVersion())
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  try {
    for (const { name, of: source, to: format } of files) {
      await convertInOffice({
        folder,
        file: path.join(officeFolder, 'sources', `${source}.fods`),
        format,
        outFolder: folder,
      })
      copyFileSync(path.join(folder, `${source}${path.extname(name)}`), path.join(officeFolder, 'files', name))
      console.log(name)
    }
    const filesFolder = path.join(officeFolder, 'files')
    execFileSync('ssconvert', [
      '-T',
      'Gnumeric_Excel:xlsx2',
      path.join(filesFolder, 'altas.xlsx'),
      path.join(filesFolder, 'gnumeric.xlsx'),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
