import { readdirSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { type PictureRefusal, RefusedPicture } from '#src/platform/pictures/picture-refusal.ts'
import { type Worked, writeVariants } from '#src/platform/pictures/picture-variants.server.ts'

export type PictureJob = { id: number; file: string; directory: string }
export type PictureAnswer = { id: number } & ({ worked: Worked } | { refusal: PictureRefusal } | { failure: string })

/** This file is a process of its own: what a picture takes in memory goes back to the machine when it ends. */
if (process.send) {
  giveWay()
  knowOnlyOurKinds()
  process.on('message', (job: PictureJob) => void work(job).then((answer) => process.send?.(answer)))
  // Ctrl-C reaches the whole group: the server decides when this ends, by its channel.
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

/** What is not among these has no decoder here, whatever a file makes the library believe. */
function knowOnlyOurKinds(): void {
  const kinds = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}`) })
}

/** fsync: the files are on the disk itself before a row names them, so that no crash leaves a row without its file. */
async function fsyncFiles(directory: string): Promise<void> {
  const names = await readdir(directory)
  await Promise.all(
    names.map(async (name) => {
      const handle = await open(path.join(directory, name), 'r+')
      await handle.sync().finally(() => handle.close())
    }),
  )
}

/**
 * Lets whoever waits for a small answer go first, but is not starved: under load a photograph takes seconds, not
 * minutes. Priority is a thread's own on Linux, and threads that are made later take that of the one that makes them.
 */
function giveWay(): void {
  for (const thread of threads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Without the right to it, or a thread that has ended: the work is done all the same.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
