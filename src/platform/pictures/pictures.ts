/** Widths in pixels of the AVIF and WebP variants. A smaller original has all three files, but is never enlarged. */
export const pictureWidths = [400, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** Public pictures: anyone may see them, but nobody can guess their names. */
export type PublicPictureKind = 'image' | 'logo'
/** A private picture is read only by a signed link. */
export type PictureKind = PublicPictureKind | 'private'

/** URL prefixes by kind; the specification serves logos from a path of their own. */
export const pictureUrlPrefixes = { image: '/uploads/images/', logo: '/images/' } as const satisfies Record<
  PublicPictureKind,
  string
>

/** A stored picture's name: 128 random bits, which nobody can guess. */
export const pictureNamePattern = /^([0-9a-f]{32})\.jpg$/

/**
 * File names of the stored picture `<base>.jpg`: the JPEG for programs that read nothing newer (shared links, mail,
 * print), and the lighter variants.
 */
export function listVariantFiles(
  name: string,
): { jpg: string } & Record<PictureFormat, { file: string; width: PictureWidth }[]> {
  const base = name.replace(/\.jpg$/, '')
  const listVariants = (format: PictureFormat) =>
    pictureWidths.map((width) => ({ file: `${base}-${width}.${format}`, width }))
  return { jpg: name, avif: listVariants('avif'), webp: listVariants('webp') }
}

/** The `srcset` of a `<source>`; `urlPrefix` is the path that serves the files. */
export function buildSrcset(name: string, format: PictureFormat, urlPrefix: string = pictureUrlPrefixes.image): string {
  return listVariantFiles(name)
    [format].map(({ file, width }) => `${urlPrefix}${file} ${width}w`)
    .join(', ')
}
