import { writeXlsx } from 'hucre/xlsx'
import { buildWorkbookParts, type WorkbookSource } from '#test/workbooks.ts'
import { createZip, type ZipItem } from '#test/zips.ts'

const officeTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cells of a row, as XML. A text is an inline string, a number a number. */
const buildRow = (row: number, cells: readonly (string | number | { xml: string })[]): string => {
  const elements = cells.map((cell, index) => {
    if (typeof cell === 'object') return cell.xml
    const name = `${String.fromCharCode(65 + index)}${row}`
    return typeof cell === 'number'
      ? `<c r="${name}"><v>${cell}</v></c>`
      : `<c r="${name}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${row}">${elements.join('')}</row>`
}

const cell = (name: string, attributes: string, content: string) => ({
  xml: `<c r="${name}" ${attributes}>${content}</c>`,
})
const value = (name: string, number: number | string, style = 0) => cell(name, `s="${style}"`, `<v>${number}</v>`)

/** The parts of a workbook with the content types that spreadsheet programs ask for. */
function buildParts(source: WorkbookSource): ZipItem[] {
  const parts = buildWorkbookParts(source)
  const typeOf = (name: string) => {
    if (name === 'xl/workbook.xml') return 'sheet.main'
    if (name.startsWith('xl/worksheets/')) return 'worksheet'
    return name === 'xl/styles.xml' ? 'styles' : 'sharedStrings'
  }
  const overrides = parts
    .map(({ name }) => String(name))
    .filter((name) => name.startsWith('xl/') && name.endsWith('.xml'))
    .map((name) => `<Override PartName="/${name}" ContentType="${officeTypes}.${typeOf(name)}+xml"/>`)
  const types = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  return replacePart(parts, '[Content_Types].xml', () => types)
}

const replacePart = (parts: readonly ZipItem[], name: string, change: (content: string) => string): ZipItem[] =>
  parts.map((part) => (part.name === name ? { ...part, content: change(String(part.content)) } : part))

const buildBook = (source: WorkbookSource): Buffer => createZip(buildParts(source))

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetXml = (rows: string, after = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`

const people = [
  buildRow(1, ['Legajo', 'Apellido y nombre', 'Ingreso']),
  buildRow(2, ['0171', 'Arrieta, Luciana', value('C2', 46237, 1)]),
  buildRow(3, ['0172', 'Núñez, Ana', value('C3', 45717, 1)]),
].join('')
const dayFormats = ['dd/mm/yyyy']

/** Workbooks, each with one trait of files that people send. */
export async function buildTraitWorkbooks(): Promise<Record<string, Buffer>> {
  return {
    ...buildWorkbookStructures(),
    ...buildCellTraits(),
    ...buildFormatTraits(),
    ...buildNotations(),
    'google-sheets.xlsx': buildGoogleBook(),
    'library.xlsx': Buffer.from(await buildLibraryBook()),
  }
}

/** Traits of the workbook and of the zip around it. */
function buildWorkbookStructures(): Record<string, Buffer> {
  const hidden = [
    { name: 'Visible', rows: people },
    { name: 'Oculta', state: 'hidden', rows: buildRow(1, ['no']) },
    { name: 'Muy oculta', state: 'veryHidden', rows: buildRow(1, ['no']) },
    { name: 'Otra', rows: buildRow(1, ['sí']) },
  ]
  const extension =
    '<extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>'
  const addExtension = (parts: ZipItem[]) =>
    replacePart(parts, 'xl/workbook.xml', (xml) => xml.replace('</workbook>', extension))
  const withoutRelation = replacePart(
    buildParts({ sheets: [{ name: 'Con', rows: people }], formats: dayFormats }),
    'xl/workbook.xml',
    (xml) => xml.replace('</sheets>', '<sheet name="Sin" sheetId="9" r:id="rId99"/></sheets>'),
  )
  const absolute = replacePart(
    buildParts({ sheets: [{ rows: people }], formats: dayFormats }),
    'xl/_rels/workbook.xml.rels',
    (xml) => xml.replaceAll('Target="worksheets/', 'Target="/xl/worksheets/').replace('"styles', '"/xl/styles'),
  )
  const moved = [value('A1', 0, 1), value('B1', 44775, 1), value('C1', 43789.999305555553, 2)]
  const epoch = { sheets: [{ rows: buildRow(1, moved) }], formats: ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm'], is1904: true }
  return {
    'epoch-1904.xlsx': createZip(addExtension(buildParts(epoch))),
    'epoch-1900-with-extension.xlsx': createZip(
      addExtension(buildParts({ sheets: [{ rows: people }], formats: dayFormats })),
    ),
    'state-show.xlsx': buildBook({ sheets: [{ name: 'Hoja', state: 'show', rows: people }], formats: dayFormats }),
    'sheet-without-relation.xlsx': createZip(withoutRelation),
    'hidden-sheets.xlsx': buildBook({ sheets: hidden, formats: dayFormats }),
    'absolute-targets.xlsx': createZip(absolute),
    'data-descriptors.xlsx': createZip(
      buildParts({ sheets: [{ rows: people }], formats: dayFormats }).map((part) => ({ ...part, hasDescriptor: true })),
    ),
    'stored-members.xlsx': createZip(
      buildParts({ sheets: [{ rows: people }], formats: dayFormats }).map((part) => ({ ...part, isStored: true })),
    ),
  }
}

/** Traits of rows and cells. */
function buildCellTraits(): Record<string, Buffer> {
  const merged = [
    buildRow(1, ['Sector', 'Personas']),
    buildRow(2, ['Laboratorio', 'Arrieta']),
    buildRow(3, [cell('A3', '', ''), 'Basualdo']),
    buildRow(4, ['Depósito', 'Cáceres']),
  ].join('')
  const headingsOnRow3 = [
    buildRow(1, ['Mostrador S.A.']),
    buildRow(3, ['Legajo', 'Apellido', 'Nombre']),
    buildRow(4, ['1', 'Arrieta', 'Luciana']),
  ].join('')
  const twoRows = [
    buildRow(1, ['Persona', cell('B1', '', ''), 'Contacto']),
    buildRow(2, ['Apellido', 'Nombre', 'Tel.', 'Mail']),
    buildRow(3, ['Arrieta', 'Luciana', '343', 'a@example.com']),
  ].join('')
  const blankEnd = [
    buildRow(1, ['Nombre', 'Código', cell('C1', 's="1"', ''), cell('D1', 's="1"', '')]),
    buildRow(2, ['Rojo', '#ff0000', cell('C2', 's="1"', '')]),
    ...Array.from({ length: 50 }, (_, index) => buildRow(index + 3, [cell(`A${index + 3}`, 's="1"', '')])),
  ].join('')
  const formulas = [
    cell('A1', '', '<f>1+1</f><v>2</v>'),
    cell('B1', 't="str"', '<f>"a"&amp;"b"</f><v>ab</v>'),
    cell('C1', 't="b"', '<f>1=1</f><v>1</v>'),
    cell('D1', 't="e"', '<f>NA()</f><v>#N/A</v>'),
    cell('E1', 's="1"', '<f>DATE(2026,8,3)</f><v>46237</v>'),
  ]
  const notAvailable = ['#N/A', cell('B1', 't="e"', '<v>#N/A</v>'), cell('C1', 't="e"', '<f>1/0</f><v>#DIV/0!</v>')]
  const strings =
    '<si><r><t>Arrieta</t></r><r><rPr><b/></rPr><t xml:space="preserve">, Luciana</t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh><phoneticPr fontId="1"/></si>' +
    '<si><t xml:space="preserve"> con espacios </t></si><si><t>dos&#10;líneas</t></si>'
  const shared = ['A', 'B', 'C', 'D'].map((letter, index) => cell(`${letter}1`, 't="s"', `<v>${index}</v>`))
  const rawBreaks = sheetXml(buildRow(1, ['uno\r\ndos', 'tres\rcuatro'])).replaceAll('><', '>\r\n<')
  const book = (rows: string) => buildBook({ sheets: [{ rows }], formats: dayFormats })
  return {
    'raw-line-breaks.xlsx': buildBook({ sheets: [{ xml: rawBreaks }] }),
    'merged-cells.xlsx': buildBook({
      sheets: [{ xml: sheetXml(merged, '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>') }],
    }),
    'two-row-headings.xlsx': buildBook({
      sheets: [
        {
          xml: sheetXml(twoRows, '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="C1:D1"/></mergeCells>'),
        },
      ],
    }),
    'headings-on-row-3.xlsx': book(headingsOnRow3),
    'blank-ends.xlsx': book(blankEnd),
    'hidden-rows.xlsx': book(people.replace('<row r="2"', '<row r="2" hidden="1"')),
    'error-values.xlsx': book(buildRow(1, notAvailable)),
    'formulas.xlsx': book(buildRow(1, formulas)),
    'inline-strings.xlsx': book(
      buildRow(1, [cell('A1', 't="inlineStr"', '<is><r><t>Peña</t></r><r><t>, Eva</t></r></is>'), 'Sí']),
    ),
    'rich-text.xlsx': buildBook({ sheets: [{ rows: buildRow(1, shared) }], strings }),
    'booleans.xlsx': book(buildRow(1, [cell('A1', 't="b"', '<v>1</v>'), cell('B1', 't="b"', '<v>0</v>'), 'VERDADERO'])),
    'cells-without-names.xlsx': book('<row><c><v>1</v></c><c t="inlineStr"><is><t>dos</t></is></c></row>'),
    'escaped-texts.xlsx': book(buildRow(1, ['&lt;b&gt; &amp; &#233; ñ', '_x0041_ _x000D_'])),
  }
}

/** Traits of number formats. */
function buildFormatTraits(): Record<string, Buffer> {
  const build = (formats: string[], numbers: readonly (number | string)[]) =>
    buildBook({
      formats: formats.map((code) => code.replaceAll('"', '&quot;')),
      sheets: [
        {
          rows: buildRow(
            1,
            numbers.map((number, index) => value(`${String.fromCharCode(65 + index)}1`, number, index + 1)),
          ),
        },
      ],
    })
  return {
    'percentages.xlsx': build(['0%', '0.00%', '0.0 %'], [0.15, 0.0725, -1]),
    'currencies.xlsx': build(['"$"\\ #,##0.00', '[$$-2C0A]\\ #,##0.00', '[$USD] #,##0.00'], [1249.5, 999999.99, -12]),
    'date-formats.xlsx': build(
      [
        'dd/mm/yyyy',
        '[$-2C0A]dddd d "de" mmmm "de" yyyy;@',
        'd-mmm-yy',
        'hh:mm',
        '[h]:mm',
        'mmm-yy',
        'dd/mm/yyyy hh:mm',
      ],
      [46237, 46237, 46237, 0.354166666666667, 1.5, 46237, 46237.5],
    ),
    'moments-to-the-second.xlsx': build(
      Array(3).fill('dd/mm/yyyy hh:mm:ss'),
      [46237.395833333336, 46237.999995, 46237.000005],
    ),
    'scientific.xlsx': build(
      ['General', '0', '0.00E+00', 'General'],
      ['2.0111222339E+10', '1.10001300000001E+21', '1.5E-3', '1E3'],
    ),
    'leading-zeros.xlsx': buildBook({
      formats: ['0000'],
      sheets: [{ rows: buildRow(1, ['0007', value('B1', 7, 1), '00012345']) }],
    }),
    'dates-as-text.xlsx': buildBook({
      sheets: [{ rows: buildRow(1, ['03/08/2026', '2026-08-03', '3 de agosto de 2026']) }],
    }),
    'long-numbers.xlsx': build(['0', '0.00', 'General'], ['20381142079', '0.1', '0.30000000000000004']),
  }
}

/** Other notations of the same format. */
function buildNotations(): Record<string, Buffer> {
  const strictMain = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
  const makeStrict = (xml: string) =>
    xml
      .replaceAll(main, strictMain)
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      )
  const strictRows = buildRow(1, ['Ingreso', cell('B1', 't="d" s="1"', '<v>2026-08-03</v>')])
  const strict = buildParts({ sheets: [{ rows: strictRows }], formats: dayFormats }).map((part) => ({
    ...part,
    content: makeStrict(String(part.content)),
  }))
  const prefixed = sheetXml(people)
    .replace(`xmlns="${main}"`, `xmlns:x="${main}"`)
    .replace(/<(\/?)(worksheet|sheetData|row|c|v|is|t)\b/g, '<$1x:$2')
  return {
    'strict.xlsx': createZip(strict),
    'prefixed.xlsx': buildBook({ sheets: [{ xml: prefixed }], formats: dayFormats }),
    'utf-16-xml.xlsx': buildBook({
      sheets: [
        {
          xml: Buffer.from(`\ufeff${sheetXml(people).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
        },
      ],
      formats: dayFormats,
    }),
  }
}

/** Google Sheets writes shared texts, a style for each cell, rows up to the thousandth and formulas with values. */
function buildGoogleBook(): Buffer {
  const texts = ['Legajo', 'Apellido y nombre', '0171', 'Arrieta Luciana', 'Total']
  const text = (name: string, index: number) => cell(name, 's="1" t="s"', `<v>${index}</v>`)
  const rows = [
    `<row r="1" ht="15.75" customHeight="1">${text('A1', 0).xml}${text('B1', 1).xml}</row>`,
    `<row r="2">${text('A2', 2).xml}${text('B2', 3).xml}<c r="C2" s="2"><v>46237.0</v></c></row>`,
    `<row r="3">${text('A3', 4).xml}<c r="B3" s="1"><f t="shared" ref="B3" si="0">COUNTA(B2:B2)</f><v>1</v></c></row>`,
    ...Array.from({ length: 20 }, (_, index) => `<row r="${index + 4}" ht="15.75" customHeight="1"/>`),
  ].join('')
  const xml = sheetXml(rows).replace(
    '<sheetData>',
    '<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><sheetData>',
  )
  return buildBook({
    sheets: [{ name: 'Hoja 1', xml }],
    strings: texts.map((item) => `<si><t>${item}</t></si>`).join(''),
    formats: ['General', 'd/m/yyyy'],
  })
}

/** A workbook of the library that writes the program's exports. */
const buildLibraryBook = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Personal',
        rows: [
          ['Legajo', 'Apellido y nombre', 'Sueldo', 'Activo'],
          ['0171', 'Arrieta, Luciana', 1249.5, true],
          ['0172', 'Núñez, Ana', 999, false],
        ],
      },
    ],
  })
