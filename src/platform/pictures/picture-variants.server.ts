import { copyFile, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { bytesToSee, refusalOfSeen, type Seen, seenIn } from '#src/platform/pictures/detect-format.ts'
import { type PictureWidth, pictureWidths } from '#src/platform/pictures/pictures.ts'
import { pictureLimits, RefusedPicture } from '#src/platform/pictures/unusable-picture.ts'

/**
 * A processed picture: the size in pixels of its largest variant, and `bytes` of its files, copied widths not counted.
 */
export type Worked = { width: number; height: number; cutout: boolean; bytes: number }

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** The storefront's tile colour, behind a cut-out in JPEG, which has no transparency. */
const wall = '#f3f4f2'
const jpegBytes = 300 * 1024
/** Highest aspect ratio, height to width: a strip one pixel wide would be nothing to look at. */
const tallest = 2

export const pictureSettings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, alphaQuality: 90, effort: 4 },
  jpeg: { quality: 82, progressive: true },
} as const

/** No operation cache: the process works on one picture at a time and ends soon. */
sharp.cache(false)

/**
 * Re-encodes an upload into all its variants: `1200.jpg`, `400.avif` and so on. EXIF, GPS and colour profiles are
 * dropped; pixels are turned upright and converted to sRGB. Throws RefusedPicture.
 */
export async function writeVariants(file: string, directory: string): Promise<Worked> {
  await refuseByHeader(file)
  const largest = await decode(file)
  const smaller: Pixels[] = []
  for (const width of [800, 400]) smaller.unshift(await resized(smaller[0] ?? largest, width))
  const all = [...smaller, largest]
  const cutout = isCutout(all[0] ?? largest)
  const sizes = await Promise.all([
    writeFormat('avif', all, directory),
    writeFormat('webp', all, directory),
    writeJpeg(largest, path.join(directory, '1200.jpg')),
  ])
  return { width: largest.width, height: largest.height, cutout, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Decompression bomb: format and size are checked by the header, before a pixel is decoded. */
async function refuseByHeader(file: string): Promise<void> {
  const seen = seenIn(await headOf(file))
  const refusal = refusalOfSeen(seen)
  if (refusal !== null) throw new RefusedPicture(refusal)
  const header = await asBroken(sharp(file, { limitInputPixels: false }).metadata())
  if (!agrees(seen, header)) throw new RefusedPicture('not_a_picture')
  if (header.width * header.height > pictureLimits.pixels) throw new RefusedPicture('too_many_pixels')
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytesToSee), 0, bytesToSee, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function agrees(seen: Seen, { format, compression }: Metadata): boolean {
  return seen === 'avif' ? format === 'heif' && compression === 'av1' : format === seen
}

/** Decodes the file once: its first frame, upright, in sRGB, at most 1200 pixels wide and 2400 high. */
function decode(file: string): Promise<Pixels> {
  // 'error' refuses missing or damaged pixels; a decoder's warning about a complete file is ignored.
  const options = { failOn: 'error', limitInputPixels: pictureLimits.pixels, page: 0, pages: 1 } as const
  return pixelsOf(fitted(sharp(file, options).autoOrient(), 1200).toColourspace('srgb'))
}

function fitted(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
}

async function resized(from: Pixels, width: number): Promise<Pixels> {
  return from.width <= width && from.height <= width * tallest ? from : pixelsOf(fitted(imageOf(from), width))
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await asBroken(image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function imageOf({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Maps any decoder error to RefusedPicture. */
async function asBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new RefusedPicture(/pixel limit/i.test(String(error)) ? 'too_many_pixels' : 'broken')
  }
}

/** Transparent background: at least a hundredth of the pixels has alpha below 128, more than rounded corners have. */
function isCutout({ data, channels }: Pixels): boolean {
  if (channels !== 2 && channels !== 4) return false
  let clear = 0
  for (let at = channels - 1; at < data.length; at += channels) if ((data[at] ?? 255) < 128) clear++
  return clear / (data.length / channels) >= 0.01
}

/**
 * Encodes each size once; a width that the original lacks gets a copy of the next smaller one. Returns the bytes
 * encoded, without these copies.
 */
async function writeFormat(format: 'avif' | 'webp', sizes: readonly Pixels[], directory: string): Promise<number> {
  const name = (width: PictureWidth | undefined) => path.join(directory, `${width}.${format}`)
  let total = 0
  for (const [at, pixels] of sizes.entries()) {
    const file = name(pictureWidths[at])
    if (at > 0 && pixels === sizes[at - 1]) await copyFile(name(pictureWidths[at - 1]), file)
    else total += (await imageOf(pixels)[format](pictureSettings[format]).toFile(file)).size
  }
  return total
}

/** Link previews give up on heavy pictures: quality falls from 82 to 40, then the width, until it is at most 300 KB. */
async function writeJpeg(pixels: Pixels, file: string): Promise<number> {
  let { width } = pixels
  for (let quality: number = pictureSettings.jpeg.quality; ; quality -= 12) {
    if (quality < 40) width = Math.ceil(width * 0.75)
    const image = imageOf(pixels).flatten({ background: wall }).resize({ width })
    const bytes = await image.jpeg({ ...pictureSettings.jpeg, quality: Math.max(quality, 40) }).toBuffer()
    if (bytes.length > jpegBytes && width > 16) continue
    await writeFile(file, bytes)
    return bytes.length
  }
}
