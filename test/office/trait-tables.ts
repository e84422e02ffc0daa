import { encodeWide } from '#test/workbooks.ts'

/** A CSV with the number that LibreOffice gives its encoding, and its separator. */
export type TraitTable = { bytes: Buffer; encoding: number; separator: string }

/** LibreOffice's numbers of encodings (`rtl/textenc.h`). */
const officeEncodings = { utf8: 76, windows1252: 1, utf16: 65_535, utf32: 65_534 }

const rows = [
  ['Legajo', 'Apellido y nombre', 'Sueldo', 'Notas'],
  ['0171', 'Núñez, Ana', '1.249,50', 'dice "hola"'],
  ['0172', 'Peña, Eva', '999,9', 'dos\nlíneas'],
]

const quote = (text: string, separator: string) =>
  text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const joinRows = (separator: string, table: readonly (readonly string[])[] = rows) =>
  table.map((row) => `${row.map((text) => quote(text, separator)).join(separator)}\r\n`).join('')

const build = (text: string, separator = ';'): TraitTable => ({
  bytes: Buffer.from(text),
  encoding: officeEncodings.utf8,
  separator,
})

const buildWide = (name: Parameters<typeof encodeWide>[1], mark: string): TraitTable => ({
  bytes: encodeWide(`${mark}${joinRows(';')}`, name),
  encoding: name.startsWith('utf-16') ? officeEncodings.utf16 : officeEncodings.utf32,
  separator: ';',
})

/** Tables as text, each with one trait of files that people send. */
export function buildTraitTables(): Record<string, TraitTable> {
  const wideNames = ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const
  const plain = rows.map((row) => row.map((text) => text.replace('\n', ' ')))
  return {
    'utf-8.csv': build(joinRows(';')),
    'utf-8-with-mark.csv': build(`\ufeff${joinRows(';')}`),
    'windows-1252.csv': {
      ...build(''),
      bytes: Buffer.from(joinRows(';'), 'latin1'),
      encoding: officeEncodings.windows1252,
    },
    ...Object.fromEntries(
      wideNames.flatMap((name) => [
        [`${name}.csv`, buildWide(name, '')],
        [`${name}-with-mark.csv`, buildWide(name, '\ufeff')],
      ]),
    ),
    'commas.csv': build(joinRows(','), ','),
    'tabs.csv': build(joinRows('\t'), '\t'),
    'pipes.csv': build(joinRows('|'), '|'),
    'line-feeds.csv': build(joinRows(';').replaceAll('\r\n', '\n')),
    'carriage-returns.csv': build(joinRows(';', plain).replaceAll('\r\n', '\r')),
    'separator-line.csv': build(`sep=;\r\n${joinRows(';')}`),
    'blank-ends.csv': build(`${joinRows(';').replaceAll('\r\n', ';;;\r\n')}${';;;;;;\r\n'.repeat(30)}`),
    'title-above.csv': build(`Mostrador S.A.\r\n\r\n${joinRows(';')}`),
    'no-end.csv': build(joinRows(';').trimEnd()),
  }
}
