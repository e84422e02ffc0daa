import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type ProcessedPicture, writeVariants } from '#src/platform/pictures/picture-variants.server.ts'
import { type PictureRefusalReason, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'

export type PictureJob = { id: number; file: string; directory: string }
export type PictureJobResult = { id: number } & (
  | { picture: ProcessedPicture }
  | { reason: PictureRefusalReason }
  | { failure: string }
)

/** Child process: a picture's memory returns to the system when the process ends. */
if (process.send) {
  lowerOwnPriority()
  blockDecodersOfOtherFormats()
  process.on('message', (job: PictureJob) => void processJob(job).then((result) => process.send?.(result)))
  // Ctrl-C reaches the whole process group. The server ends this process by closing its channel.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
}

async function processJob({ id, file, directory }: PictureJob): Promise<PictureJobResult> {
  try {
    const picture = await writeVariants(file, directory)
    await syncFilesToDisk(directory)
    return { id, picture }
  } catch (error) {
    return error instanceof UnusablePicture ? { id, reason: error.reason } : { id, failure: String(error) }
  }
}

/** Attack surface: switches off the decoders of all formats that are not accepted, whatever a file claims to be. */
function blockDecodersOfOtherFormats(): void {
  const loaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) })
}

/** fsync: the files are on disk before a row refers to them, so that no crash leaves a row with an empty picture. */
async function syncFilesToDisk(directory: string): Promise<void> {
  const names = await readdir(directory)
  await Promise.all(
    names.map(async (name) => {
      const handle = await open(path.join(directory, name), 'r+')
      await handle.sync().finally(() => handle.close())
    }),
  )
}
