import type { SweepRules } from '#src/platform/files/sweep.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import type { Erasure, FollowRule, Registration, ResourceRules } from '#src/resource/registration/rules.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** The server's part of one resource of a module: its rules, and words of spreadsheets. */
export type ResourceServerPart = {
  resource: Resource
  rules?: ResourceRules
  /** Headings of the resource's fields in spreadsheets, besides their captions. */
  sheetWords?: SheetWords
}

/** The part of a module's manifest that only the server needs. */
export type ServerManifest = {
  /**
   * Each part contains the resource's declaration itself. If it had only the name, the rules of a misspelt resource
   * would silently be missing.
   */
  parts?: readonly ResourceServerPart[]
  cards?: readonly CardSource[]
  /** Filters that the module adds to the lists of other modules, with their SQL. */
  rowFilters?: readonly RowFilterRule[]
  /** Statements that erase the module's values about erased rows of other modules. */
  erasures?: readonly Erasure[]
  /** Rules that list the effects in the module of other modules' actions, for the previews of those actions. */
  followRules?: readonly FollowRule[]
  /** Tables whose rows expire, and the files that rows keep. */
  sweep?: SweepRules
  /** Statements that put rows of a restored backup right which counted on rows that no backup has. */
  afterRestore?: readonly string[]
}

/**
 * Builds the registration of each resource from the rules and additions of all manifests, and collects the words of
 * spreadsheets by resource. Throws if a manifest has a part for a resource that is not among `resources`, or if two
 * manifests have a part for the same resource.
 */
export function buildRegistrationsAndSheetWords(
  resources: readonly Resource[],
  manifests: readonly ServerManifest[],
): { registrations: Registration[]; sheetWords: Readonly<Record<string, SheetWords>> } {
  const parts = new Map<Resource, ResourceServerPart>()
  for (const part of manifests.flatMap(({ parts = [] }) => parts)) {
    const { resource } = part
    if (!resources.includes(resource)) throw new Error(`${resource.name} is not registered, yet a manifest adds to it.`)
    if (parts.has(resource)) throw new Error(`Two manifests add to ${resource.name}.`)
    parts.set(resource, part)
  }
  const sheetWordsByResource = [...parts.values()].flatMap(({ resource, sheetWords }) =>
    sheetWords ? [[resource.name, sheetWords] as const] : [],
  )
  const additions = {
    rowFilters: manifests.flatMap((manifest) => manifest.rowFilters ?? []),
    erasures: manifests.flatMap((manifest) => manifest.erasures ?? []),
    followRules: manifests.flatMap((manifest) => manifest.followRules ?? []),
  }
  return {
    registrations: resources.map((resource) => ({ resource, rules: parts.get(resource)?.rules ?? {}, ...additions })),
    sheetWords: Object.fromEntries(sheetWordsByResource),
  }
}
