import type { SweepRules } from '#src/platform/files/sweep.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'
import type { Registration, ResourceRules } from '#src/resource/registration/rules.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** What a module adds on the server to one of its resources. */
export type ResourceServerPart = {
  resource: Resource
  rules?: ResourceRules
  /** What sheets call its fields, besides their captions. */
  sheetWords?: SheetWords
}

/** What a module declares of itself for the server alone. */
export type ServerManifest = {
  /** By the resource itself, not its name: a wrong one would silently drop a rule. */
  parts?: readonly ResourceServerPart[]
  cards?: readonly CardSource[]
  /** Filters that it adds to the lists of others. */
  rowFilters?: readonly RowFilterRule[]
  /** Which of its rows expire, and which files they keep. */
  sweep?: SweepRules
}

/**
 * Each resource with its rules. Throws where a manifest adds to a resource that is not among these, or two add to the
 * same.
 */
export function registerResources(
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
  const rowFilters = manifests.flatMap((manifest) => manifest.rowFilters ?? [])
  return {
    registrations: resources.map((resource) => ({ resource, rules: parts.get(resource)?.rules ?? {}, rowFilters })),
    sheetWords: Object.fromEntries(sheetWordsByResource),
  }
}
