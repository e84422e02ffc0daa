import path from 'node:path'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { buildDocumentDefinition } from '#src/platform/pdf/document-layout.ts'
import { buildFormsDefinition } from '#src/platform/pdf/forms-layout.ts'
import { buildListDocument } from '#src/platform/pdf/list-document.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { PrintedBlock, PrintedDocument } from '#src/platform/pdf/printed-document.ts'
import type { PrintedForms } from '#src/platform/pdf/printed-forms.ts'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'
import { programDirectory } from '#src/platform/program.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/**
 * Child process: a document's memory returns to the system when the process ends. The input is lines of JSON: a
 * `document`, or `forms`, or a `sheet` with its labels and then some rows a line. The last line is `null`. Input
 * without the last line was cut off, and no document is written.
 */
lowerOwnPriority()
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
type PrintJob = { document: PrintedDocument } | { forms: PrintedForms } | { sheet: SheetLayout; labels: PrintLabels }

const job: PrintJob = JSON.parse(inputLines[0] ?? 'null')
const rows = inputLines.slice(1, -2).flatMap((line): OutputCell[][] => JSON.parse(line))
inputLines.length = 0
process.stdout.end(await pdfmake.createPdf(await buildDefinition()).getBuffer())

async function buildDefinition(): Promise<TDocumentDefinitions> {
  if ('sheet' in job) return buildListDocument(job.sheet, rows, job.labels)
  if ('forms' in job) return buildFormsDefinition(job.forms)
  const blocks = await Promise.all(job.document.blocks.map(convertHeadPictureToJpegOrOmit))
  return buildDocumentDefinition({ ...job.document, blocks })
}

/** Converts a head's picture, since a PDF cannot hold AVIF or WebP. A picture that cannot be read is left out. */
async function convertHeadPictureToJpegOrOmit(block: PrintedBlock): Promise<PrintedBlock> {
  if (block.type !== 'head' || block.picture === undefined) return block
  const { picture, ...blockWithoutPicture } = block
  const { default: sharp } = await import('sharp')
  try {
    const jpeg = await sharp(Buffer.from(picture, 'base64'))
      .resize(256, 256, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg()
      .toBuffer()
    return { ...blockWithoutPicture, picture: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
  } catch {
    return blockWithoutPicture
  }
}
