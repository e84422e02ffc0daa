import type { MessageRef } from '#src/platform/errors.ts'

/** What the file dialog offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const pictureMegabytes = 10

/**
 * What can be said of a file before it is sent; null when nothing speaks against it. The server looks inside, this
 * spares the reader the wait.
 */
export function pictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): MessageRef | null {
  if (/\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) return 'ui.fields.picture_heic'
  if (/\.svgz?$/i.test(file.name) || file.type.startsWith('image/svg')) return 'ui.fields.picture_svg'
  const isPicture = file.type
    ? pictureTypes.split(',').includes(file.type)
    : /\.(jpe?g|png|webp|avif|gif)$/i.test(file.name)
  if (!isPicture) return 'ui.fields.picture_type'
  if (file.size === 0) return 'ui.fields.picture_empty'
  if (file.size > pictureMegabytes * 1024 * 1024)
    return { key: 'ui.fields.picture_too_large', params: { qty: pictureMegabytes } }
  return null
}

/** The files that can be sent, and for each of the others its name and what is wrong with it. */
export function sortOut(files: readonly File[]): { good: File[]; refused: { name: string; problem: MessageRef }[] } {
  const judged = files.map((file) => ({ file, problem: pictureProblem(file) }))
  return {
    good: judged.flatMap(({ file, problem }) => (problem ? [] : [file])),
    refused: judged.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : [])),
  }
}
