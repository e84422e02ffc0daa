import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type ProcessedPicture, writeVariants } from '#src/platform/pictures/picture-variants.server.ts'
import { requireReadableScan } from '#src/platform/pictures/readable-scan.server.ts'
import { type PictureRefusalReason, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'

/** A picture to encode into `directory`; without one, a scan to read and to leave as it is. */
export type PictureJob = { id: number; file: string; directory: string | null }
export type PictureJobResult = { id: number } & (
  | { picture: ProcessedPicture | null }
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
    if (directory === null) {
      await requireReadableScan(file)
      return { id, picture: null }
    }
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
