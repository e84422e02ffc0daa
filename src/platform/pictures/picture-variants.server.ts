import { copyFile, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  type DetectedFormat,
  detectFormat,
  findFormatRefusal,
  formatHeadBytes,
} from '#src/platform/pictures/detect-format.ts'
import { type PictureWidth, pictureWidths } from '#src/platform/pictures/pictures.ts'
import { pictureLimits, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'

/**
 * A processed picture: the size in pixels of its largest variant, and the `bytes` of its files. Copies of a smaller
 * variant are not counted.
 */
export type ProcessedPicture = { width: number; height: number; cutout: boolean; bytes: number }

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** The storefront's tile colour: the background of a cut-out in JPEG, which has no transparency. */
const tileColor = '#f3f4f2'
const maxJpegBytes = 300 * 1024
/** A variant is at most twice as high as its nominal width: a taller picture becomes narrower than that width. */
const maxAspectRatio = 2

export const encoderSettings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, alphaQuality: 90, effort: 4 },
  jpeg: { quality: 82, progressive: true },
} as const

/** No operation cache: the process works on one picture at a time and ends soon. */
sharp.cache(false)

/**
 * Re-encodes an upload into all variants: `1200.jpg`, `400.avif` and so on. Drops EXIF, GPS and colour profiles, turns
 * the pixels upright and converts them to sRGB. Throws UnusablePicture.
 */
export async function writeVariants(file: string, directory: string): Promise<ProcessedPicture> {
  await requireUsableHeader(file)
  const largest = await decodeLargestVariant(file)
  const smallerSizes: Pixels[] = []
  for (const width of [800, 400]) smallerSizes.unshift(await shrinkToWidth(smallerSizes[0] ?? largest, width))
  const sizes = [...smallerSizes, largest]
  const cutout = isCutout(sizes[0] ?? largest)
  const byteCounts = await Promise.all([
    writeVariantsOfFormat('avif', sizes, directory),
    writeVariantsOfFormat('webp', sizes, directory),
    writeJpegWithinSizeLimit(largest, path.join(directory, '1200.jpg')),
  ])
  return {
    width: largest.width,
    height: largest.height,
    cutout,
    bytes: byteCounts.reduce((sum, count) => sum + count, 0),
  }
}

/** Decodes every pixel that a variant would need, and writes nothing. Throws UnusablePicture. */
export async function requireDecodablePicture(file: string): Promise<void> {
  await requireUsableHeader(file)
  await decodeLargestVariant(file)
}

/** Decompression bomb: checks format and size by the header, before a pixel is decoded. */
async function requireUsableHeader(file: string): Promise<void> {
  const format = detectFormat(await readHead(file))
  const refusal = findFormatRefusal(format)
  if (refusal !== null) throw new UnusablePicture(refusal)
  const header = await mapDecoderError(sharp(file, { limitInputPixels: false }).metadata())
  if (!matchesHeader(format, header)) throw new UnusablePicture('not_a_picture')
  if (header.width * header.height > pictureLimits.pixels) throw new UnusablePicture('too_many_pixels')
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(formatHeadBytes), 0, formatHeadBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function matchesHeader(detected: DetectedFormat, { format, compression }: Metadata): boolean {
  return detected === 'avif' ? format === 'heif' && compression === 'av1' : format === detected
}

/**
 * Decodes the file once: its first frame, upright, in sRGB, at most 1200 pixels wide and 2400 high. Throws
 * UnusablePicture.
 */
function decodeLargestVariant(file: string): Promise<Pixels> {
  // 'error' refuses missing or damaged pixels; a decoder's warning about a complete file is ignored.
  const options = { failOn: 'error', limitInputPixels: pictureLimits.pixels, page: 0, pages: 1 } as const
  return readPixels(fitInsideWidthAndDoubleHeight(sharp(file, options).autoOrient(), 1200).toColourspace('srgb'))
}

/** Shrinks the picture to the width and to twice that height. Never enlarges it. */
function fitInsideWidthAndDoubleHeight(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * maxAspectRatio, fit: 'inside', withoutEnlargement: true })
}

async function shrinkToWidth(pixels: Pixels, width: number): Promise<Pixels> {
  return pixels.width <= width && pixels.height <= width * maxAspectRatio
    ? pixels
    : readPixels(fitInsideWidthAndDoubleHeight(createImage(pixels), width))
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await mapDecoderError(image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function createImage({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Maps any decoder error to UnusablePicture. */
async function mapDecoderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new UnusablePicture(/pixel limit/i.test(String(error)) ? 'too_many_pixels' : 'broken')
  }
}

/** Transparent background: at least one pixel in a hundred has an alpha below 128. Rounded corners have fewer. */
function isCutout({ data, channels }: Pixels): boolean {
  if (channels !== 2 && channels !== 4) return false
  let transparentPixels = 0
  for (let index = channels - 1; index < data.length; index += channels)
    if ((data[index] ?? 255) < 128) transparentPixels++
  return transparentPixels / (data.length / channels) >= 0.01
}

/**
 * Encodes each size once. A width that the original lacks is a copy of the next smaller one. Returns the number of
 * encoded bytes, without copies.
 */
async function writeVariantsOfFormat(
  format: 'avif' | 'webp',
  sizes: readonly Pixels[],
  directory: string,
): Promise<number> {
  const filePath = (width: PictureWidth | undefined) => path.join(directory, `${width}.${format}`)
  let total = 0
  for (const [index, pixels] of sizes.entries()) {
    const file = filePath(pictureWidths[index])
    if (index > 0 && pixels === sizes[index - 1]) await copyFile(filePath(pictureWidths[index - 1]), file)
    else total += (await createImage(pixels)[format](encoderSettings[format]).toFile(file)).size
  }
  return total
}

/**
 * Link previews reject heavy pictures: lowers the quality from 82 to 40, then the width, until the file has at most 300
 * KB.
 */
async function writeJpegWithinSizeLimit(pixels: Pixels, file: string): Promise<number> {
  let { width } = pixels
  for (let quality: number = encoderSettings.jpeg.quality; ; quality -= 12) {
    if (quality < 40) width = Math.ceil(width * 0.75)
    const image = createImage(pixels).flatten({ background: tileColor }).resize({ width })
    const bytes = await image.jpeg({ ...encoderSettings.jpeg, quality: Math.max(quality, 40) }).toBuffer()
    if (bytes.length > maxJpegBytes && width > 16) continue
    await writeFile(file, bytes)
    return bytes.length
  }
}
