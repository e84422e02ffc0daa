import { deflateSync } from 'node:zlib'

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'

/** A PDF of one empty page, that viewers open. `trailer` is added to the dictionary that names the root. */
export function createOnePagePdf({ trailer = '' } = {}): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = [catalog, pages, page].map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 4 /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** The same page as newer programs write it: its objects, and their table, lie in compressed streams. */
export function createCompressedPdf(): Buffer {
  const objects = [catalog, pages, page]
  const places = objects.map((_, index) => `${index + 1} ${objects.slice(0, index).join(' ').length + (index && 1)}`)
  const first = `${places.join(' ')} `
  const head = Buffer.from('%PDF-1.5\n')
  const objectStream = createStream(
    4,
    `/Type /ObjStm /N 3 /First ${first.length}`,
    Buffer.from(first + objects.join(' ')),
  )
  const start = head.length + objectStream.length
  const rows = [[0, 0, 0], ...objects.map((_, index) => [2, 4, index]), [1, head.length, 0], [1, start, 0]]
  const table = Buffer.from(rows.flatMap(([kind = 0, place = 0, index = 0]) => [kind, place >> 8, place & 255, index]))
  const tableStream = createStream(5, '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R', table)
  return Buffer.concat([head, objectStream, tableStream, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}

function createStream(id: number, dictionary: string, content: Buffer): Buffer {
  const data = deflateSync(content)
  const begin = `${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(begin), data, Buffer.from('\nendstream\nendobj\n')])
}
