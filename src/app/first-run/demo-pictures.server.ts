import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, StoredPicture } from '#src/platform/files/file-store.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { programDirectory } from '#src/platform/program.server.ts'

/** A drawing's entry in seeds/pictures/drawn.json, written by `seeds/draw.mjs`. */
type DrawingProperties = Pick<StoredPicture, 'width' | 'height' | 'cutout' | 'bytes'>

export const drawingsFolder = path.join(programDirectory, 'seeds', 'pictures')

export async function readDrawingProperties(): Promise<Readonly<Record<string, DrawingProperties>>> {
  return JSON.parse(await readFile(path.join(drawingsFolder, 'drawn.json'), 'utf8'))
}

/**
 * `copy` stores a copy of a drawing and returns its name, or throws if the drawing is missing. Each row needs its own
 * copy, because a picture belongs to one row. `copiedPictures` are the rows to insert into the table `pictures`.
 */
export async function createPictureCopier(files: Pick<FileStore, 'storePreparedPicture'>) {
  const propertiesByDrawing = await readDrawingProperties()
  const copiedPictures: StoredPicture[] = []
  return {
    copiedPictures,
    async copy(drawing: string, kind: PictureKind): Promise<string> {
      const properties = propertiesByDrawing[drawing]
      if (!properties) throw new Error(`The demo shop shows ${drawing}, which is not drawn: run "node seeds/draw.mjs"`)
      const name = await files.storePreparedPicture(path.join(drawingsFolder, drawing), kind)
      copiedPictures.push({ name, kind, ...properties })
      return name
    },
  }
}
