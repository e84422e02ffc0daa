import type { ReactNode } from 'react'

/** A line of the command palette: it opens `path` or runs `act`. */
export type PaletteLine = {
  /** Key of the line, unique within the palette. */
  key: string
  /** Name of the line's icon in bootstrap-icons. */
  icon: string
  label: string
  /** Secondary text, for example the kind of record. */
  note?: string
  /** Further words by which the line is found. */
  keywords?: string
  /** Drawn in place of icon and label. */
  cell?: ReactNode
} & ({ path: string } | { act: () => void; staysOpen?: boolean })

/**
 * A group of lines. `title` stands above them; null for a group without a title. `isOutdated` marks results of the
 * former search.
 */
export type PaletteGroup = { name: string; title: string | null; lines: readonly PaletteLine[]; isOutdated?: boolean }
