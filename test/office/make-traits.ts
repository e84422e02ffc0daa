import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { convertInOffice } from '#test/office/libre-office.ts'
import { readFlatSheets } from '#test/office/office-values.ts'
import { buildTraitTables } from '#test/office/trait-tables.ts'
import { buildTraitWorkbooks } from '#test/office/trait-workbooks.ts'

export const traitsFolder = path.join(import.meta.dirname, 'traits')

/** Workbooks that LibreOffice and Gnumeric wrote. */
const filesOfPrograms = ['../files/altas.xlsx', '../files/fechas-1904.xlsx', '../files/gnumeric.xlsx']

/** Columns of a CSV that LibreOffice reads as text, as this program does. */
const textColumns = Array.from({ length: 12 }, (_, index) => `${index + 1}/2`).join('/')

/** Writes the sheets with traits, and the values that LibreOffice reads in each. */
export async function makeTraits(): Promise<void> {
  mkdirSync(traitsFolder, { recursive: true })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-traits-'))
  try {
    const values: Record<string, ReturnType<typeof readFlatSheets>> = {}
    const readInOffice = async (name: string, filter: readonly string[]) => {
      const options = { folder, file: path.join(traitsFolder, name), format: 'fods', outFolder: folder }
      await convertInOffice(options, filter)
      values[name] = readFlatSheets(readFileSync(path.join(folder, `${path.parse(name).name}.fods`), 'utf8'))
      console.log(name)
    }
    for (const [name, bytes] of Object.entries(await buildTraitWorkbooks())) {
      writeFileSync(path.join(traitsFolder, name), bytes)
      await readInOffice(name, [])
    }
    for (const [name, { bytes, encoding, separator }] of Object.entries(buildTraitTables())) {
      writeFileSync(path.join(traitsFolder, name), bytes)
      const filter = `CSV:${separator.charCodeAt(0)},34,${encoding},1,${textColumns}`
      await readInOffice(name, [`--infilter=${filter}`])
    }
    for (const name of filesOfPrograms) await readInOffice(name, [])
    const text = Object.entries(values).map(([name, sheets]) => `  ${JSON.stringify(name)}: ${JSON.stringify(sheets)}`)
    writeFileSync(path.join(traitsFolder, 'office-values.json'), `{\n${text.join(',\n')}\n}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
