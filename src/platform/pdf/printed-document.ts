import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** A document to print, as plain data: it is sent to the child process that lays it out. */
export type PrintedDocument = {
  title: string
  language: Language
  orientation: 'portrait' | 'landscape'
  labels: PrintLabels
  /** The line at the top of every page after the first. */
  runningHead: string
  /** The text before the printing user at the foot of every page, such as the record's name. */
  footNote: string
  blocks: readonly PrintedBlock[]
}

export type PrintedFact = { label: string; value: string }

export type PrintedColumn = SheetColumn & {
  /** Width of the column in points. By default the columns share the rest of the page's width. */
  width?: number
}

export type PrintedBlock =
  /** A heading with lines below the title. `side` stands at the right. `picture` is an image file in base64. */
  | {
      type: 'head'
      title: string
      lines: readonly string[]
      side: readonly string[]
      picture?: string | undefined
      /** True if this heading begins a new page. */
      startsPage?: boolean
    }
  | { type: 'section'; title: string; content: PrintedContent }
  /** Lines to sign on, side by side, each with its label below. */
  | { type: 'signatures'; labels: readonly string[] }

export type PrintedContent =
  /** Labels with their values, in columns. */
  | { type: 'facts'; facts: readonly PrintedFact[] }
  /** A table that repeats its headings on every page. `rowHeight` in points leaves room to write by hand. */
  | {
      type: 'table'
      columns: readonly PrintedColumn[]
      rows: readonly (readonly OutputCell[])[]
      rowHeight?: number | undefined
    }
