import { useState } from 'react'
import type { WarningCounts } from '#src/importer/import-types.ts'

export const warningKinds = ['missing_pictures', 'doubled'] as const satisfies readonly (keyof WarningCounts)[]
export type WarningKind = (typeof warningKinds)[number]

export type AcceptedWarnings = {
  /** The warnings of the load, in the order in which they are shown. */
  kinds: readonly WarningKind[]
  isAccepted: (kind: WarningKind) => boolean
  setAccepted: (kind: WarningKind, isAccepted: boolean) => void
  /** True if there is no warning, or if the user has accepted each. */
  areAllAccepted: boolean
}

/** The warnings that the user has accepted. One that counts another number since is to be accepted anew. */
export function useAcceptedWarnings(counts: WarningCounts): AcceptedWarnings {
  const [acceptedCounts, setAcceptedCounts] = useState<Partial<WarningCounts>>({})
  const kinds = warningKinds.filter((kind) => counts[kind] > 0)
  const isAccepted = (kind: WarningKind) => acceptedCounts[kind] === counts[kind]
  return {
    kinds,
    isAccepted,
    setAccepted: (kind, isNowAccepted) =>
      setAcceptedCounts({ ...acceptedCounts, [kind]: isNowAccepted ? counts[kind] : 0 }),
    areAllAccepted: kinds.every(isAccepted),
  }
}
