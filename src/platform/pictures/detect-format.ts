import type { PictureRefusalReason } from '#src/platform/pictures/unusable-picture.ts'

/** Format by magic bytes; null for an unknown format. */
export type DetectedFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | null

/** Accepted media types. */
export const acceptedPictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]

/** Number of bytes that `detectFormat` needs from the beginning of a file. */
export const formatHeadBytes = 4096

/**
 * Magic bytes: recognises the format by content, never by file name or declared type. The form calls it before the
 * upload, the server after it.
 */
export function detectFormat(head: Uint8Array): DetectedFormat {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (text.slice(4, 8) === 'ftyp') return detectBoxFormat(text, head)
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/i.test(text)) return 'svg'
  return null
}

/** Why a format is refused; null for an accepted one. */
export const findFormatRefusal = (format: DetectedFormat): PictureRefusalReason | null =>
  format === 'heic' || format === 'svg' ? format : format === null ? 'not_a_picture' : null

/** AVIF and HEIC share the ISO base media container; the brands in its first box tell them apart. */
function detectBoxFormat(text: string, { buffer, byteOffset }: Uint8Array): DetectedFormat {
  const end = new DataView(buffer, byteOffset).getUint32(0)
  const brands = text.slice(8, end).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(?:hei|hev)[a-z]$|^mif1$|^msf1$/.test(brand)) ? 'heic' : null
}
