import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, StoredPicture } from '#src/platform/files/file-store.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { root } from '#src/platform/program.server.ts'

/** A drawing's entry in seeds/pictures/drawn.json, written by `seeds/draw.mjs`. */
type Drawn = Pick<StoredPicture, 'width' | 'height' | 'cutout' | 'bytes'>

export const drawings = path.join(root, 'seeds', 'pictures')

export async function readDrawn(): Promise<Readonly<Record<string, Drawn>>> {
  return JSON.parse(await readFile(path.join(drawings, 'drawn.json'), 'utf8'))
}

/**
 * Copies drawings into the stored pictures, each copy under a name of its own, since a picture belongs to one row.
 * `copied` are the rows of `pictures` to insert. Throws for a missing drawing.
 */
export async function openShowcase(files: Pick<FileStore, 'storePreparedPicture'>) {
  const drawn = await readDrawn()
  const copied: StoredPicture[] = []
  return {
    copied,
    async copy(drawing: string, kind: PictureKind): Promise<string> {
      const known = drawn[drawing]
      if (!known) throw new Error(`The demo shop shows ${drawing}, which is not drawn: run "node seeds/draw.mjs"`)
      const name = await files.storePreparedPicture(path.join(drawings, drawing), kind)
      copied.push({ name, kind, ...known })
      return name
    },
  }
}
