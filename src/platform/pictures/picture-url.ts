import type { PublicPictureKind } from '#src/platform/pictures/pictures.ts'

/** URL of a stored picture for lists and forms: the 400 px variant; of a logo, the full JPEG. */
export function pictureUrl(stored: string, store: PublicPictureKind): string {
  return store === 'logo' ? `/images/${stored}` : `/uploads/images/${smallVariant(stored)}`
}

/** The variant for lists and forms, 400 pixels wide. */
export const smallVariant = (stored: string): string => `${stored.replace(/\.jpg$/, '')}-400.webp`
