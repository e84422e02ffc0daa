import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureSize } from '#src/app/guide/guide.ts'

/** Most bytes of a picture's file. */
export const maxPictureBytes = 40 * 1024
const qualities = [88, 82, 76, 70, 62, 54, 46, 38, 30, 22]

/** Pictures are compared at this size: small enough to be quick, and large enough that a line of text counts. */
const comparedSize = { width: pictureSize.width / 2, height: pictureSize.height / 2 }
const pixelTolerance = { greyDifference: 32, share: 0.001 }

/**
 * Writes a picture in the best quality that fits into `maxPictureBytes`. If the existing file shows nearly the same,
 * writes nothing: dates and generated numbers change with every demo shop. Returns true if it wrote.
 */
export async function writePicture(file: string, png: Buffer): Promise<boolean> {
  const webp = await compress(png)
  if (existsSync(file) && (await showSameScreen(readFileSync(file), webp))) return false
  writeFileSync(file, webp)
  return true
}

async function compress(png: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= maxPictureBytes) return webp
  }
  throw new Error(`A picture does not fit into ${maxPictureBytes} bytes.`)
}

async function showSameScreen(picture: Buffer, otherPicture: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([picture, otherPicture].map(readGreyPixels))
  if (!a || !b) return false
  let differentPixels = 0
  for (let index = 0; index < a.length; index++)
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > pixelTolerance.greyDifference) differentPixels++
  return differentPixels < a.length * pixelTolerance.share
}

function readGreyPixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(comparedSize.width, comparedSize.height, { fit: 'fill' })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer()
}
