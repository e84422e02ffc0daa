/** A Unicode encoding with units of two or four bytes, and the length of the file's byte order mark in bytes. */
export type WideEncoding = { name: 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be'; markBytes: number }

/** Byte order marks. That of UTF-32 in little endian begins with that of UTF-16, so it comes first. */
const byteOrderMarks = [
  { name: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
  { name: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** By which bytes of every four are zero in a text of Latin letters. */
const zeroBytes = [
  { name: 'utf-32le', at: [1, 2, 3] },
  { name: 'utf-32be', at: [0, 1, 2] },
  { name: 'utf-16le', at: [1, 3] },
  { name: 'utf-16be', at: [0, 2] },
] as const

/** Share of units with zero bytes in a text without a mark. The rest are letters and signs beyond Latin-1. */
const minZeroShare = 0.7

/**
 * Detects UTF-16 and UTF-32 by the first bytes of a file: by its mark or, without one, by the zero bytes that Latin
 * letters have at the same places, while the other bytes have next to none. Undefined for any other file.
 */
export function findWideEncoding(head: Uint8Array): WideEncoding | undefined {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  if (mark) return { name: mark.name, markBytes: mark.bytes.length }
  const units = Math.floor(head.length / 4)
  if (units === 0) return undefined
  const zeroCounts = [0, 0, 0, 0]
  for (let index = 0; index < units * 4; index++)
    if (head[index] === 0) zeroCounts[index % 4] = (zeroCounts[index % 4] ?? 0) + 1
  const hasMany = (place: number) => (zeroCounts[place] ?? 0) >= units * minZeroShare
  const hasFew = (place: number) => (zeroCounts[place] ?? 0) <= units * (1 - minZeroShare)
  const encoding = zeroBytes.find(({ at }) =>
    [0, 1, 2, 3].every((place) => (at.some((zero) => zero === place) ? hasMany(place) : hasFew(place))),
  )
  return encoding && { name: encoding.name, markBytes: 0 }
}
