import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fillPlaceholders } from '#src/platform/i18n/define-messages.ts'
import { fitDrawing } from '#src/platform/pdf/fit-drawing.ts'
import { wrapLongWords } from '#src/platform/pdf/printed-cells.ts'
import type {
  LineDrawing,
  PrintedBox,
  PrintedForm,
  PrintedFormCell,
  PrintedFormColumn,
  PrintedFormFoot,
  PrintedForms,
} from '#src/platform/pdf/printed-forms.ts'

const ink = '#000000'
const softInk = '#333333'
const rule = '#888888'
/** A4, in points. */
const pageSize = { width: 841.89, height: 595.28 }
const margin = { side: 31, top: 26, bottom: 118 }

const boxesPerLine = 12
/** Height of a row in points: room for a signature. */
const rowHeight = 25
const closingRowHeight = 14
const qrSize = 66
const headingRows = 2

/** Lays forms out on A4 landscape pages, in black. Each form begins a new page. */
export function buildFormsDefinition({ title, language, producer, forms }: PrintedForms): TDocumentDefinitions {
  const pagesByGroup = new Map<string, Set<number>>()
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    info: { title, creator: producer, producer },
    language,
    defaultStyle: { font: 'Archivo', fontSize: 9, lineHeight: 1.1, color: ink },
    patterns: {
      hatch: { boundingBox: [0, 0, 8, 8], xStep: 8, yStep: 8, pattern: '0.5 w 0 0 m 8 8 l s' },
    },
    content: forms.map((form) => buildFormSection(form, pagesByGroup)),
  } as TDocumentDefinitions
}

/**
 * The pages of a form. The library lays out the heads of all pages before the foot of the first, so the heads collect
 * the numbers of the pages that the feet print.
 */
function buildFormSection(form: PrintedForm, pagesByGroup: Map<string, Set<number>>): Content {
  const pages = pagesByGroup.get(form.pagesCountedBy) ?? new Set<number>()
  pagesByGroup.set(form.pagesCountedBy, pages)
  return {
    section: [layOutFormTable(form)],
    header: (page: number) => {
      pages.add(page)
      return null
    },
    footer: (page: number) => [
      layOutFormFoot(form.foot),
      {
        columns: [
          {
            text: fillPlaceholders(form.pageNumber, { page: [...pages].indexOf(page) + 1, pages: pages.size }),
            alignment: 'right',
            width: pageSize.width - 2 * margin.side,
          },
        ],
        // Below the form's side line. The position is relative to the foot's corner.
        absolutePosition: { x: margin.side, y: margin.top + 12 - (pageSize.height - margin.bottom) },
      },
    ],
  } as unknown as Content
}

const lineWidths = { frame: 0.85, inner: 0.45 }

/**
 * The table of a form. Its heading rows, which are repeated on every page, are the title with the boxes, and the
 * captions.
 */
function layOutFormTable({ title, subtitle, side, boxes, columns, rows, closingText }: PrintedForm): Content {
  const body: TableCell[][] = [
    [
      {
        stack: [layOutFormTitle({ title, subtitle, side }), layOutBoxes(boxes)],
        colSpan: columns.length,
        border: [false, false, false, false],
        margin: [-4, 0, -4, 4],
      },
      ...columns.slice(1).map(() => ''),
    ],
    columns.map(
      ({ heading, isCentred }): TableCell => ({
        text: heading,
        bold: true,
        fontSize: 7.5,
        fillColor: '#f1f1f1',
        alignment: isCentred ? 'center' : 'left',
      }),
    ),
    ...rows.map(({ cells, isStruck }) =>
      columns.map((column, index) => layOutFormCell(cells[index] ?? {}, column, isStruck)),
    ),
    [
      { text: String(rows.length + 1), alignment: 'center', color: softInk, fontSize: 8 },
      { text: closingText, fontSize: 7, color: softInk, colSpan: columns.length - 1, fillColor: ['hatch', '#cccccc'] },
      ...columns.slice(2).map(() => ''),
    ] as TableCell[],
  ]
  const lastRow = body.length - 1
  return {
    table: {
      headerRows: headingRows,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ width }) => width ?? '*'),
      heights: (row) => (row < headingRows ? 'auto' : row === lastRow ? closingRowHeight : rowHeight),
      body,
    },
    layout: {
      hLineWidth: (row) =>
        row === 0 ? 0 : row <= headingRows || row === lastRow + 1 ? lineWidths.frame : lineWidths.inner,
      vLineWidth: (column) => (column === 0 || column === columns.length ? lineWidths.frame : lineWidths.inner),
      hLineColor: (row) => (row <= headingRows || row === lastRow + 1 ? ink : rule),
      vLineColor: (column) => (column === 0 || column === columns.length ? ink : rule),
      paddingLeft: () => 4,
      paddingRight: () => 4,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  }
}

function layOutFormTitle({ title, subtitle, side }: Pick<PrintedForm, 'title' | 'subtitle' | 'side'>): Content {
  return {
    columns: [
      {
        stack: [
          { text: title, bold: true, fontSize: 13.5 },
          { text: subtitle, fontSize: 9 },
        ],
        width: '*',
      },
      { text: side, alignment: 'right', fontSize: 9, width: 'auto' },
    ],
    columnGap: 12,
    margin: [0, 0, 0, 6],
  }
}

function layOutBoxes(lines: PrintedForm['boxes']): Content {
  return {
    table: {
      widths: Array.from({ length: boxesPerLine }, () => '*'),
      body: lines.map((boxes) =>
        boxes.flatMap((box): TableCell[] => [
          { ...layOutBox(box), colSpan: box.span },
          ...Array.from({ length: box.span - 1 }, () => ''),
        ]),
      ),
    },
    layout: {
      hLineWidth: (row) => (row === 0 || row === lines.length ? lineWidths.frame : lineWidths.inner),
      vLineWidth: (column) => (column === 0 || column === boxesPerLine ? lineWidths.frame : lineWidths.inner),
      hLineColor: (row) => (row === 0 || row === lines.length ? ink : rule),
      vLineColor: (column) => (column === 0 || column === boxesPerLine ? ink : rule),
      paddingLeft: () => 5,
      paddingRight: () => 5,
      paddingTop: () => 2,
      paddingBottom: () => 1,
    },
  }
}

function layOutBox({ label, value, isQuiet = false }: PrintedBox) {
  return {
    stack: [
      { text: label, fontSize: 7, color: softInk },
      { text: value || ' ', bold: !isQuiet, fontSize: isQuiet ? 8 : 9, ...breakLongWords(value) },
    ],
  }
}

const breakLongWords = (text: string) =>
  typeof wrapLongWords(text) === 'string' ? {} : { wordBreak: 'break-all' as const }

const noteMargin: [number, number, number, number] = [0, 2, 0, 0]

function layOutFormCell(cell: PrintedFormCell, { isCentred }: PrintedFormColumn, isStruck: boolean): TableCell {
  const { text, note, drawing } = cell
  const alignment = isCentred ? ('center' as const) : ('left' as const)
  return {
    stack: [
      ...(text === undefined
        ? []
        : [{ text, alignment, ...breakLongWords(text), ...(isStruck && { decoration: 'lineThrough' as const }) }]),
      ...(drawing ? [layOutDrawing(drawing, isStruck)] : []),
      ...(note
        ? [{ text: note, fontSize: 6.5, color: softInk, alignment, margin: noteMargin, ...breakLongWords(note) }]
        : []),
    ],
    verticalAlignment: 'middle' as const,
  }
}

function layOutDrawing(drawing: LineDrawing, isStruck: boolean): Content {
  const pen = { lineWidth: 0.9, lineColor: ink, lineCap: 'round' as const, lineJoin: 'round' as const }
  const { lines, height } = fitDrawing(drawing)
  const strikingLine = [
    { x: 0, y: height / 2 },
    { x: drawing.width, y: height / 2 },
  ]
  return {
    canvas: (isStruck ? [...lines, strikingLine] : lines).map((points) => ({
      ...pen,
      type: 'polyline' as const,
      points,
    })),
  }
}

function layOutFormFoot({ box, qrText, lines, signatureLabel }: PrintedFormFoot): Content {
  return {
    stack: [
      {
        text: [
          { text: `${box.label}  `, bold: true },
          { text: box.value, ...breakLongWords(box.value) },
        ],
        fontSize: 8,
        margin: [0, 4, 0, 0],
      },
      {
        columns: [
          ...(qrText === null ? [] : [{ qr: qrText, fit: qrSize, eccLevel: 'M' as const, width: qrSize }]),
          {
            stack: lines.map((text, index) => ({
              text,
              bold: index === 0,
              fontSize: index === 0 ? 8.5 : index === lines.length - 1 ? 6.5 : 7.5,
              margin: [0, 0, 0, 2] as [number, number, number, number],
            })),
            width: '*',
            margin: [0, 20, 0, 0],
          },
          {
            stack: [
              { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: 176, y2: 0, lineWidth: 0.7 }] },
              { text: signatureLabel, alignment: 'center' as const, fontSize: 7.5, margin: [0, 3, 0, 0] },
            ],
            width: 176,
            margin: [0, 42, 0, 0],
          },
        ],
        columnGap: 14,
        margin: [0, 6, 0, 0],
      },
    ],
    margin: [margin.side, 0, margin.side, 0],
  } as Content
}
