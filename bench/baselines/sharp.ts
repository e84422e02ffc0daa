import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encoderSettings } from '#src/platform/pictures/picture-variants.server.ts'
import { pictureWidths } from '#src/platform/pictures/pictures.ts'

/**
 * Child process with `sharp` alone: it decodes each named file once, writes all variants, and reports when it is done.
 */
process.on('message', async ({ file, directory }: { file: string; directory: string }) => {
  const largest = await decodePixels(sharp(file).autoOrient().resize({ width: 1200 }))
  for (const width of pictureWidths) {
    const { data, info } = width < 1200 ? await decodePixels(createImage(largest).resize({ width })) : largest
    const image = () => createImage({ data, info })
    await image()
      .avif(encoderSettings.avif)
      .toFile(path.join(directory, `${width}.avif`))
    await image()
      .webp(encoderSettings.webp)
      .toFile(path.join(directory, `${width}.webp`))
  }
  await createImage(largest).jpeg(encoderSettings.jpeg).toFile(path.join(directory, '1200.jpg'))
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
sharp.cache(false)

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

function decodePixels(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true })
}

function createImage({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
