/** What the first bytes of a file say it is; `null` is nothing that we know. */
export type Seen = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | null

/** How many bytes `seenIn` wants to look at. */
export const bytesToSee = 4096

/** Judges by the content alone: neither a name nor a declared type says anything about what a file holds. */
export function seenIn(head: Buffer): Seen {
  const starts = (hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  const ascii = head.toString('latin1')
  if (/^GIF8[79]a/.test(ascii)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(ascii)) return 'webp'
  if (ascii.slice(4, 8) === 'ftyp') return insideBox(head)
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(ascii) && /<(?:\w+:)?svg[\s>]/i.test(ascii)) return 'svg'
  return null
}

/** AVIF and HEIC share one container and differ in the brands that its first box lists. */
function insideBox(head: Buffer): Seen {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands =
    head
      .subarray(8, end)
      .toString('latin1')
      .match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(?:hei|hev)[a-z]$|^mif1$|^msf1$/.test(brand)) ? 'heic' : null
}
