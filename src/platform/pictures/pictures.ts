/** Widths in pixels of the AVIF and WebP variants. A smaller original has all three names, but is never enlarged. */
export const pictureWidths = [400, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** Pictures that anyone may see, by a name that cannot be guessed. */
export type PublicPictureKind = 'image' | 'logo'
/** A private picture is read by a signed link alone. */
export type PictureKind = PublicPictureKind | 'private'

/** URL prefixes by kind; the specification has logos apart. */
export const pictureUrlPrefixes = { image: '/uploads/images/', logo: '/images/' } as const satisfies Record<
  PublicPictureKind,
  string
>

/** A stored picture's name: 128 random bits, so that it cannot be guessed. */
export const pictureNamePattern = /^([0-9a-f]{32})\.jpg$/

/**
 * File names of the stored picture `<base>.jpg`: the JPEG for whatever reads nothing newer (shared links, mail, print),
 * and the lighter variants.
 */
export function pictureVariants(
  name: string,
): { jpg: string } & Record<PictureFormat, { file: string; width: PictureWidth }[]> {
  const base = name.replace(/\.jpg$/, '')
  const listVariants = (format: PictureFormat) =>
    pictureWidths.map((width) => ({ file: `${base}-${width}.${format}`, width }))
  return { jpg: name, avif: listVariants('avif'), webp: listVariants('webp') }
}

/** The `srcset` of a `<source>`; `base` is where the files are served. */
export function buildSrcset(name: string, format: PictureFormat, urlPrefix: string = pictureUrlPrefixes.image): string {
  return pictureVariants(name)
    [format].map(({ file, width }) => `${urlPrefix}${file} ${width}w`)
    .join(', ')
}
