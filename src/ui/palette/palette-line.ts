/** A line of the palette: it leads to `path`, or does something. */
export type PaletteLine = {
  /** Unique within the palette. */
  key: string
  /** A name of the icon font. */
  icon: string
  label: string
  /** What it is, or where it leads, in fainter letters. */
  note?: string
} & ({ path: string } | { act: () => void; staysOpen?: boolean })

/** Lines under a title; without one they stand alone. */
export type PaletteGroup = { name: string; title: string | null; lines: readonly PaletteLine[]; isOutdated?: boolean }
