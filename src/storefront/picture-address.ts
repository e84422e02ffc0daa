/** Where a stored picture stands in one of its widths and formats; pictures are stored as `<base>.jpg`. */
export function pictureAddress(name: string, width: PictureWidth, format: 'avif' | 'webp' | 'jpg'): string {
  return `/uploads/images/${name.replace(/\.jpg$/, '')}-${width}.${format}`
}

export const pictureWidths = [400, 800, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]
