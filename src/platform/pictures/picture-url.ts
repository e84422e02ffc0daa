import type { PublicPictureKind } from '#src/platform/pictures/pictures.ts'

/** URL of a stored picture for lists and forms: the variant 400 pixels wide, or a logo's full JPEG. */
export function buildSmallPictureOrLogoUrl(name: string, kind: PublicPictureKind): string {
  return kind === 'logo' ? `/images/${name}` : `/uploads/images/${formatSmallVariantName(name)}`
}

/** File name of the variant for lists and forms, 400 pixels wide. */
export const formatSmallVariantName = (name: string): string => `${name.replace(/\.jpg$/, '')}-400.webp`
