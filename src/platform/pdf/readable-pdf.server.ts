import { inflateSync } from 'node:zlib'

/** Bytes at the end of a file among which viewers look for the end mark. */
const tailBytes = 1024
/** Bytes after the type of a stream within which its data begin. */
const maxDictionaryBytes = 2048
const maxInflatedBytes = 16 * 1024 * 1024
const maxObjectStreams = 2000

/**
 * Checks what a viewer needs in order to open a PDF: the header, the end mark with the place of the table of objects,
 * the root, and a page. A protected file counts as unreadable, because its password is not kept with it. Content of
 * pages is not read. Every pattern bounds its repetitions, so that no file keeps the process busy.
 */
export function isReadablePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, bytes.findLastIndex((byte) => byte > 32) + 1)
  if (!/^%PDF-\d\.\d/.test(text) || !hasTableOfObjects(text)) return false
  if (!/\/Root\s{1,9}\d/.test(text) || /\/Encrypt\s{0,9}(?:<<|\d{1,10}\s{1,9}\d)/.test(text)) return false
  return hasPage(text) || hasPageInObjectStream(bytes, text)
}

const hasPage = (text: string) => /\/Type\s{0,9}\/Page(?![A-Za-z])/.test(text)

/** The last end mark counts: each saved change appends a table of its own. */
function hasTableOfObjects(text: string): boolean {
  const marks = [...text.slice(-tailBytes).matchAll(/startxref\s{1,9}(\d{1,10})\s{1,9}%%EOF/g)]
  const offset = marks.at(-1)?.[1]
  if (offset === undefined) return false
  const start = Number(offset)
  return /^\s{0,9}(?:xref\s|\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj)/.test(text.slice(start, start + 64))
}

/** Object streams: since PDF 1.5 pages may lie in compressed streams. */
function hasPageInObjectStream(bytes: Buffer, text: string): boolean {
  let count = 0
  for (const { index } of text.matchAll(/\/Type\s{0,9}\/ObjStm/g)) {
    if (++count > maxObjectStreams) return false
    const begin = /stream\r?\n/.exec(text.slice(index, index + maxDictionaryBytes))
    if (begin && hasPage(inflateOrReturnNothing(bytes.subarray(index + begin.index + begin[0].length)))) return true
  }
  return false
}

function inflateOrReturnNothing(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: maxInflatedBytes }).toString('latin1')
  } catch {
    return ''
  }
}
