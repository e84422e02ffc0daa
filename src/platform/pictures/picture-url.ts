import type { PublicPictureKind } from '#src/platform/pictures/pictures.ts'

/** URL of a stored picture for lists and forms: the 400 px variant; of a logo, the full JPEG. */
export function pictureUrl(name: string, kind: PublicPictureKind): string {
  return kind === 'logo' ? `/images/${name}` : `/uploads/images/${smallVariantFile(name)}`
}

/** The variant for lists and forms, 400 pixels wide. */
export const smallVariantFile = (name: string): string => `${name.replace(/\.jpg$/, '')}-400.webp`
