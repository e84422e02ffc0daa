import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Contents of a PDF: the text of each page, its title and language, and the size of the first page in points. */
export type PdfContent = { pages: string[]; title: string | undefined; language: string | null; size: [number, number] }

/** Reads a PDF. `separator` comes between the pieces of a page's text. */
export async function readPdf(bytes: Uint8Array, separator = ' '): Promise<PdfContent> {
  const loadingTask = getDocument({ data: bytes, verbosity: 0, useSystemFonts: false })
  const document = await loadingTask.promise
  const { info } = await document.getMetadata()
  const { Title: title, Language: language } = info as { Title?: string; Language?: string | null }
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(separator))
  }
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  await loadingTask.destroy()
  return { pages, title, language: language ?? null, size: [Math.round(width), Math.round(height)] }
}
