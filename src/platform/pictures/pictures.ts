/**
 * How wide a stored picture stands ready, in AVIF and in WebP. A smaller original has all three names, never enlarged.
 */
export const pictureWidths = [400, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export type PictureKind = 'image' | 'logo'

/** Where pictures of a kind are served; a logo stands apart because the specification shows it apart. */
export const pictureBases = { image: '/uploads/images/', logo: '/images/' } as const satisfies Record<
  PictureKind,
  string
>

/** What a stored picture is called: random, so that nobody finds it by guessing. */
export const pictureName = /^([0-9a-f]{32})\.jpg$/

/**
 * Every file of the stored picture `<base>.jpg`, by its name: the JPEG itself (for what reads nothing newer: links
 * that are shared, mails, prints) and the lighter ones beside it.
 */
export function pictureVariants(
  name: string,
): { jpg: string } & Record<PictureFormat, { file: string; width: PictureWidth }[]> {
  const base = name.replace(/\.jpg$/, '')
  const inWidths = (format: PictureFormat) =>
    pictureWidths.map((width) => ({ file: `${base}-${width}.${format}`, width }))
  return { jpg: name, avif: inWidths('avif'), webp: inWidths('webp') }
}

/** The `srcset` of a `<source>`; `base` is where the files are served. */
export function srcset(name: string, format: PictureFormat, base: string = pictureBases.image): string {
  return pictureVariants(name)
    [format].map(({ file, width }) => `${base}${file} ${width}w`)
    .join(', ')
}
