import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Forms to print on A4 landscape, as plain data: they are sent to the child process that lays them out. */
export type PrintedForms = {
  title: string
  language: Language
  /** The program's name, for the document's properties. */
  producer: string
  forms: readonly PrintedForm[]
}

/** A form of numbered boxes over a table. Its head, its boxes and its foot stand on each of its pages. */
export type PrintedForm = {
  title: string
  subtitle: string
  /** The line at the right of the title. */
  side: string
  /** Text with placeholders for `page` and `pages`, below `side`. */
  pageNumber: string
  /** Forms with the same text are counted as pages of one document. */
  pagesCountedBy: string
  /** Lines of boxes. The spans of a line add up to 12. */
  boxes: readonly (readonly PrintedBox[])[]
  columns: readonly PrintedFormColumn[]
  rows: readonly PrintedFormRow[]
  /** The text of the hatched line below the rows: nothing can be added there. */
  closingText: string
  foot: PrintedFormFoot
}

export type PrintedBox = { label: string; value: string; span: number; isQuiet?: boolean }

export type PrintedFormColumn = {
  heading: string
  /** Width in points. By default the columns share the rest of the page's width. */
  width?: number
  isCentred?: boolean
}

/** A struck row has a line through its texts and drawings; notes stay readable. */
export type PrintedFormRow = { cells: readonly PrintedFormCell[]; isStruck: boolean }

export type PrintedFormCell = { text?: string; note?: string; drawing?: LineDrawing | null }

/**
 * Lines in units of their own, fitted into a box of `width` and `height` points: `DrawnLines` as JSON text, which the
 * process that prints parses.
 */
export type LineDrawing = { width: number; height: number; linesJson: string }

/** A line is its points; of a point the first two numbers are x and y, from the top left. */
export type DrawnLines = readonly (readonly (readonly number[])[])[]

export type PrintedFormFoot = {
  /** A box above the foot, on each page. */
  box: PrintedBox
  /** The text that the QR code contains. Null without a QR code. */
  qrText: string | null
  /** The first line is bold, the last one small. */
  lines: readonly string[]
  /** The label below the line to sign on. */
  signatureLabel: string
}
