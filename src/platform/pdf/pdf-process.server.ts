import path from 'node:path'
import pdfmake from 'pdfmake'
import { buildListDocument, type PrintLabels } from '#src/platform/pdf/list-document.ts'
import { lowerPriority } from '#src/platform/process/low-priority.server.ts'
import { programDirectory } from '#src/platform/program.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/**
 * Child process: a document's memory returns to the system when the process ends. The input is a line of JSON with the
 * sheet and its labels, lines with some rows each, and a last line `null`. Input without the last line was cut off, and
 * no document is written.
 */
lowerPriority()
const fonts = path.join(programDirectory, 'src', 'platform', 'pdf', 'fonts')
const regular = path.join(fonts, 'archivo-regular.ttf')
const semibold = path.join(fonts, 'archivo-semibold.ttf')
pdfmake.setFonts({ Archivo: { normal: regular, bold: semibold, italics: regular, bolditalics: semibold } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => path.dirname(path.resolve(file)) === fonts)

const inputLines = Buffer.concat(await process.stdin.toArray())
  .toString('utf8')
  .split('\n')
if (inputLines.at(-2) !== 'null') process.exit(1)
const { sheet, labels }: { sheet: SheetLayout; labels: PrintLabels } = JSON.parse(inputLines[0] ?? 'null')
const rows = inputLines.slice(1, -2).flatMap((line): OutputCell[][] => JSON.parse(line))
inputLines.length = 0
process.stdout.end(await pdfmake.createPdf(buildListDocument(sheet, rows, labels)).getBuffer())
