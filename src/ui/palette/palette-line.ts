/** A line of the command palette: it opens `path` or runs `act`. */
export type PaletteLine = {
  /** Unique within the palette. */
  key: string
  /** A bootstrap-icons name. */
  icon: string
  label: string
  /** Secondary text: what the line is, or where it leads. */
  note?: string
} & ({ path: string } | { act: () => void; staysOpen?: boolean })

/** Lines under a title; null for none. `isOutdated` marks results of the former search. */
export type PaletteGroup = { name: string; title: string | null; lines: readonly PaletteLine[]; isOutdated?: boolean }
