import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'

const execute = promisify(execFile)

/** A cell as LibreOffice reads it: text, or a number or day in its own spelling. Null if it is empty. */
export type OfficeCell = { words: string } | { figure: string } | null

const requirement = `LibreOffice is not on this machine. On Debian: apt-get install libreoffice-calc-nogui; elsewhere see
https://www.libreoffice.org, with its program \`soffice\` on the PATH.`

/** LibreOffice's version. Throws if it is not installed. */
export async function readOfficeVersion(): Promise<string> {
  try {
    return (await execute('soffice', ['--version'])).stdout.trim()
  } catch (error) {
    throw new Error(requirement, { cause: error })
  }
}

/**
 * LibreOffice's import options for CSV: separator, quote, UTF-8, first line, language, quoted cells are text, days are
 * detected.
 */
const readers = { es: 'CSV:59,34,76,1,,11274,true,true', en: 'CSV:44,34,76,1,,1033,true,true' } as const

/** LibreOffice's export options for CSV: commas, UTF-8, only texts in quotes. */
const csvFormat = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false'

/**
 * The rows of a file as LibreOffice opens it, through a CSV file. `folder` holds LibreOffice's profile and the result.
 */
export async function openInOffice(
  folder: string,
  file: string,
  language: keyof typeof readers,
): Promise<OfficeCell[][]> {
  const outFolder = path.join(folder, 'opened')
  const filter = file.endsWith('.csv') ? [`--infilter=${readers[language]}`] : []
  await convertInOffice({ folder, file, format: csvFormat, outFolder }, filter)
  const text = readFileSync(path.join(outFolder, `${path.parse(file).name}.csv`), 'utf8')
  // Cast: the library types cast values as text.
  return parse(text, { cast: parseCell }) as unknown as OfficeCell[][]
}

type Conversion = { folder: string; file: string; format: string; outFolder: string }

/** LibreOffice saves a file in another format, in the folder `outFolder` under the same name. */
export async function convertInOffice(
  { folder, file, format, outFolder }: Conversion,
  filter: readonly string[] = [],
): Promise<void> {
  const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless', ...filter]
  const { stdout, stderr } = await execute(
    'soffice',
    [...options, '--convert-to', format, '--outdir', outFolder, file],
    {
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      timeout: 120_000,
    },
  )
  if (!stdout.includes('convert ')) throw new Error(`LibreOffice did not open ${file}: ${stdout}${stderr}`)
}

const parseCell = (value: string, { quoting }: { quoting: boolean }): OfficeCell =>
  quoting ? { words: value } : value === '' ? null : { figure: toIsoDays(value) }

/** LibreOffice writes American days although the format puts the day first. */
const toIsoDays = (figure: string) => figure.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')
