import type { MessageRef } from '#src/platform/errors.ts'
import { acceptedPictureTypes, detectFormat, formatHeadBytes } from '#src/platform/pictures/detect-format.ts'
import { pictureLimits } from '#src/platform/pictures/unusable-picture.ts'

export const pictureMegabytes = 10

/** Checks a file's name, type and size; null where it is fine. */
export function pictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): MessageRef | null {
  if (/\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) return 'ui.fields.picture_heic'
  if (/\.svgz?$/i.test(file.name) || file.type.startsWith('image/svg')) return 'ui.fields.picture_svg'
  const isPicture = file.type
    ? acceptedPictureTypes.includes(file.type)
    : /\.(jpe?g|png|webp|avif|gif)$/i.test(file.name)
  if (!isPicture) return 'ui.fields.picture_type'
  if (file.size === 0) return 'ui.fields.picture_empty'
  if (file.size > pictureMegabytes * 1024 * 1024)
    return { key: 'ui.fields.picture_too_large', params: { qty: pictureMegabytes } }
  return null
}

/**
 * Checks a file with its first bytes and by decoding it; null where it is fine. The server checks again; this spares an
 * upload in vain.
 */
export async function inspect(file: File, pixelsOf = pixelsByDecoding): Promise<MessageRef | null> {
  const problem = pictureProblem(file)
  if (problem) return problem
  const head = await file
    .slice(0, formatHeadBytes)
    .arrayBuffer()
    .catch(() => null)
  if (!head) return 'ui.fields.picture_broken'
  const seen = detectFormat(new Uint8Array(head))
  if (seen === null) return 'ui.fields.picture_disguised'
  if (seen === 'heic' || seen === 'svg') return `ui.fields.picture_${seen}`
  const pixels = await pixelsOf(file).catch(() => null)
  // Older browsers cannot decode AVIF: the server decides.
  if (pixels === null) return seen === 'avif' ? null : 'ui.fields.picture_broken'
  if (pixels > pictureLimits.pixels)
    return { key: 'ui.fields.picture_too_many_pixels', params: { qty: pictureLimits.pixels / 1e6 } }
  return null
}

async function pixelsByDecoding(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file)
  const pixels = bitmap.width * bitmap.height
  bitmap.close()
  return pixels
}

export type Refused = { name: string; problem: MessageRef }
export type SortedOut = { good: File[]; refused: Refused[] }

/** Splits files into those that can be sent and those that cannot, with the reason. */
export async function sortOut(files: readonly File[]): Promise<SortedOut> {
  const good: File[] = []
  const refused: Refused[] = []
  // One at a time: a decoded photo takes 50 MB.
  for (const file of files) {
    const problem = await inspect(file)
    if (problem) refused.push({ name: file.name, problem })
    else good.push(file)
  }
  return { good, refused }
}

const underWay = new Set<Promise<boolean>>()

/** Registers a check under way; `work` resolves to true where all its files were accepted. */
export function looking(work: Promise<boolean>): void {
  underWay.add(work)
  void work.finally(() => underWay.delete(work))
}

/** Waits for all checks under way; false where a file was refused, so that saving stops and the reader sees it. */
export async function allTaken(): Promise<boolean> {
  return (await Promise.all(underWay)).every(Boolean)
}
