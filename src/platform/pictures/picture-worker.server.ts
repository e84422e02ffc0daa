import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { giveWay } from '#src/platform/give-way.server.ts'
import { type Worked, writeVariants } from '#src/platform/pictures/picture-variants.server.ts'
import { type PictureRefusal, RefusedPicture } from '#src/platform/pictures/unusable-picture.ts'

export type PictureJob = { id: number; file: string; directory: string }
export type PictureAnswer = { id: number } & ({ worked: Worked } | { refusal: PictureRefusal } | { failure: string })

/** Child process: a picture's memory goes back to the system when it ends. */
if (process.send) {
  giveWay()
  knowOnlyOurKinds()
  process.on('message', (job: PictureJob) => void work(job).then((answer) => process.send?.(answer)))
  // Ctrl-C reaches the whole process group; the server ends this one by closing its channel.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
}

async function work({ id, file, directory }: PictureJob): Promise<PictureAnswer> {
  try {
    const worked = await writeVariants(file, directory)
    await fsyncFiles(directory)
    return { id, worked }
  } catch (error) {
    return error instanceof RefusedPicture ? { id, refusal: error.refusal } : { id, failure: String(error) }
  }
}

/** Attack surface: all other image decoders are switched off, whatever a file claims to be. */
function knowOnlyOurKinds(): void {
  const kinds = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}`) })
}

/**
 * fsync: the files' contents are on disk before a row names them, so that no crash leaves a row with an empty picture.
 */
async function fsyncFiles(directory: string): Promise<void> {
  const names = await readdir(directory)
  await Promise.all(
    names.map(async (name) => {
      const handle = await open(path.join(directory, name), 'r+')
      await handle.sync().finally(() => handle.close())
    }),
  )
}
