import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { buildPageFrame, pageMargin, quietInk } from '#src/platform/pdf/print-frame.ts'
import { createCellFormatter, wrapLongWords } from '#src/platform/pdf/printed-cells.ts'
import type { PrintedBlock, PrintedContent, PrintedDocument, PrintedFact } from '#src/platform/pdf/printed-document.ts'

const hairline = '#c4ccc8'
const factsPerLine = 3
/** Greatest width and height of the picture, in points. */
const pictureSize = 64

/** Lays a document out on A4 pages. The pictures of its blocks are data URLs of JPEG files. */
export function buildDocumentDefinition(document: PrintedDocument): TDocumentDefinitions {
  return {
    ...buildPageFrame(document),
    defaultStyle: { font: 'Archivo', fontSize: 9, lineHeight: 1.2 },
    header: (page) =>
      page === 1
        ? null
        : { text: document.runningHead, fontSize: 8, color: quietInk, margin: [pageMargin, 24, pageMargin, 0] },
    content: document.blocks.map((block) => layOutBlock(block, document.language)),
    // A title never stands alone at the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
  }
}

function layOutBlock(block: PrintedBlock, language: Language): Content {
  if (block.type === 'head') return layOutHead(block)
  if (block.type === 'section') return layOutSection(block, language)
  return layOutSignatures(block.labels)
}

function layOutHead({
  title,
  lines,
  side,
  picture,
  startsPage = false,
}: Extract<PrintedBlock, { type: 'head' }>): Content {
  return {
    columns: [
      ...(picture ? [{ image: picture, fit: [pictureSize, pictureSize] as [number, number], width: pictureSize }] : []),
      {
        stack: [{ text: title, bold: true, fontSize: 17 }, ...lines.map((text) => ({ text, color: quietInk }))],
        width: '*',
      },
      {
        stack: side.map((text, index) => ({ text, bold: index === 0, alignment: 'right' as const })),
        width: 'auto',
      },
    ],
    columnGap: 14,
    margin: [0, 0, 0, 6],
    ...(startsPage && { pageBreak: 'before' as const }),
  }
}

function layOutSection({ title, content }: Extract<PrintedBlock, { type: 'section' }>, language: Language): Content {
  const heading: Content = {
    text: title,
    bold: true,
    fontSize: 10.5,
    headlineLevel: 1,
    margin: [0, 12, 0, 4],
  }
  if (content.type === 'facts') return { stack: [heading, layOutFacts(content.facts)], unbreakable: true }
  return { stack: [heading, layOutTable(content, language)] }
}

/** Facts from left to right, three a line. Empty cells fill the last line. */
function layOutFacts(facts: readonly PrintedFact[]): Content {
  const body: TableCell[][] = []
  for (let index = 0; index < facts.length; index += factsPerLine)
    body.push(
      Array.from({ length: factsPerLine }, (_, place): TableCell => {
        const fact = facts[index + place]
        return fact ? { stack: [{ text: fact.label, fontSize: 7.5, color: quietInk }, wrapLongWords(fact.value)] } : ''
      }),
    )
  return {
    table: { widths: Array.from({ length: factsPerLine }, () => '*'), body },
    layout: {
      hLineWidth: (index) => (index === 0 ? 0.75 : 0),
      vLineWidth: () => 0,
      hLineColor: () => hairline,
      paddingLeft: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 2,
    },
  }
}

function layOutTable(
  { columns, rows, rowHeight }: Extract<PrintedContent, { type: 'table' }>,
  language: Language,
): Content {
  const formatters = columns.map((column) => createCellFormatter(column, language))
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // Headings never stand alone at the foot of a page.
      keepWithHeaderRows: 1,
      widths: columns.map(({ width }) => width ?? '*'),
      heights: (row) => (row === 0 || rowHeight === undefined ? 'auto' : rowHeight),
      body: [
        columns.map(({ heading }): TableCell => ({ text: heading, bold: true, fontSize: 8 })),
        ...rows.map((row) => row.map((cell, index): TableCell => wrapLongWords(formatters[index]?.(cell) ?? ''))),
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => hairline,
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
  }
}

function layOutSignatures(labels: readonly string[]): Content {
  return {
    columns: labels.map((label) => ({
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 200, y2: 0, lineWidth: 0.75 }] },
        { text: label, fontSize: 8, color: quietInk, margin: [0, 4, 0, 0] as [number, number, number, number] },
      ],
    })),
    columnGap: 40,
    unbreakable: true,
    margin: [0, 56, 0, 0],
  }
}
