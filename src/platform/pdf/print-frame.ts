import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fillPlaceholders, type Language } from '#src/platform/i18n/define-messages.ts'

/** Texts of a printed page, in its language. */
export type PrintLabels = {
  /** The user who printed the page, and the time. */
  printed: string
  /** Text with placeholders for `page` and `pages`. */
  pageNumber: string
  /** The program's name, for the document's properties. */
  producer: string
}

/** Margin of an A4 page, in points. */
export const pageMargin = 32

export const quietInk = '#4d5753'

type PageFrame = {
  title: string
  language: Language
  orientation: 'portrait' | 'landscape'
  labels: PrintLabels
  footNote?: string
}

/** The properties of a PDF, and the foot of each page: a note, the printing user, and page x of y. */
export const buildPageFrame = ({
  title,
  language,
  orientation,
  labels,
  footNote = '',
}: PageFrame): Omit<TDocumentDefinitions, 'content'> => ({
  pageSize: 'A4',
  pageOrientation: orientation,
  pageMargins: [pageMargin, 48, pageMargin, 44],
  info: { title, creator: labels.producer, producer: labels.producer },
  language,
  footer: (page, pages) => ({
    columns: [
      ...(footNote ? [{ text: footNote, width: '*' }] : []),
      { text: labels.printed, width: footNote ? 'auto' : '*' },
      { text: fillPlaceholders(labels.pageNumber, { page, pages }), alignment: 'right' as const, width: '*' },
    ],
    fontSize: 8,
    color: quietInk,
    margin: [pageMargin, 14, pageMargin, 0],
  }),
})
