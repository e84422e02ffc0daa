import type { PictureField, PicturesField } from '#src/resource/fields.ts'

/** Where a stored picture is fetched for a list or a form: 400 px wide is enough for both. */
export function pictureUrl(field: PictureField | PicturesField, stored: string): string {
  if (field.kind === 'picture' && field.store === 'logo') return `/images/${stored}`
  return `/uploads/images/${stored.replace(/\.jpg$/, '')}-400.webp`
}
