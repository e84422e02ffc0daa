import type { MessageRef } from '#src/platform/errors.ts'
import { acceptedPictureTypes, detectFormat, formatHeadBytes } from '#src/platform/pictures/detect-format.ts'
import { pictureLimits } from '#src/platform/pictures/unusable-picture.ts'

export const pictureMegabytes = 10

/** Checks a file by its name, type and size; null if it is accepted. */
export function findPictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): MessageRef | null {
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
 * Checks a file by its name, type, size and first bytes, and by decoding it, to save a futile upload. Null if it is
 * accepted. The server checks again.
 */
export async function checkPicture(file: File, countPixels = countPixelsByDecoding): Promise<MessageRef | null> {
  const problem = findPictureProblem(file)
  if (problem) return problem
  const firstBytes = await file
    .slice(0, formatHeadBytes)
    .arrayBuffer()
    .catch(() => null)
  if (!firstBytes) return 'ui.fields.picture_broken'
  const pictureKind = detectFormat(new Uint8Array(firstBytes))
  if (pictureKind === null) return 'ui.fields.picture_disguised'
  if (pictureKind === 'heic' || pictureKind === 'svg') return `ui.fields.picture_${pictureKind}`
  const pixels = await countPixels(file).catch(() => null)
  // Older browsers cannot decode AVIF; the server decides.
  if (pixels === null) return pictureKind === 'avif' ? null : 'ui.fields.picture_broken'
  if (pixels > pictureLimits.pixels)
    return { key: 'ui.fields.picture_too_many_pixels', params: { qty: pictureLimits.pixels / 1e6 } }
  return null
}

async function countPixelsByDecoding(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file)
  const pixels = bitmap.width * bitmap.height
  bitmap.close()
  return pixels
}

export type RefusedFile = { name: string; problem: MessageRef }
export type FileCheckResult = { acceptedFiles: File[]; refusedFiles: RefusedFile[] }

/** Checks pictures; refused files carry the reason. */
export async function checkPictures(files: readonly File[]): Promise<FileCheckResult> {
  const acceptedFiles: File[] = []
  const refusedFiles: RefusedFile[] = []
  // Pictures are checked one at a time, because a decoded photo takes 50 MB.
  for (const file of files) {
    const problem = await checkPicture(file)
    if (problem) refusedFiles.push({ name: file.name, problem })
    else acceptedFiles.push(file)
  }
  return { acceptedFiles, refusedFiles }
}

const runningChecks = new Set<Promise<boolean>>()

/** Registers a running check, for `waitForFileChecks`. `check` resolves to true if all its files were accepted. */
export function registerFileCheck(check: Promise<boolean>): void {
  runningChecks.add(check)
  void check.finally(() => runningChecks.delete(check))
}

/**
 * Waits for all running checks of files. False if a file was refused: saving then stops, so that the reader sees why.
 */
export async function waitForFileChecks(): Promise<boolean> {
  return (await Promise.all(runningChecks)).every(Boolean)
}
