import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureSize } from '#src/app/guide/guide.ts'

/** Of each picture's file. */
export const mostBytes = 40 * 1024
const qualities = [88, 82, 76, 70, 62, 54, 46, 38]

/** Small enough to compare quickly, large enough for a line of text to be seen. */
const compared = { width: pictureSize.width / 2, height: pictureSize.height / 2 }
const differs = { by: 32, ofAll: 0.001 }

/**
 * Writes a picture, as good as fits into its bytes, unless the one that is there shows the same: dates and generated
 * numbers change with every demo shop, and are no reason for new files. Returns whether it wrote.
 */
export async function writePicture(file: string, png: Buffer): Promise<boolean> {
  const webp = await compress(png)
  if (existsSync(file) && (await showSame(readFileSync(file), webp))) return false
  writeFileSync(file, webp)
  return true
}

async function compress(png: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= mostBytes) return webp
  }
  throw new Error(`A picture does not fit into ${mostBytes} bytes.`)
}

async function showSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(greys))
  if (!a || !b) return false
  let different = 0
  for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > differs.by) different++
  return different < a.length * differs.ofAll
}

function greys(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(compared.width, compared.height, { fit: 'fill' }).flatten().greyscale().raw().toBuffer()
}
