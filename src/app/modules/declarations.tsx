import type { ReactNode } from 'react'
import { manifests } from '#src/app/modules/modules.ts'
import { permissionGroups } from '#src/app/modules/permission-groups.ts'
import { allResources, resources } from '#src/app/modules/resources.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { deriveModel, indexResourcesByName, type Model } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

const resourcesByTheirName = indexResourcesByName(resources)
const rowFilters = manifests.flatMap((manifest) => manifest.rowFilters ?? [])

export const declarations: Declarations = {
  resources,
  allResources,
  cards: manifests.flatMap(({ cards = [] }) => cards),
  permissionGroups,
}

/** Provides every declaration to the screens inside. The first screen that needs declarations loads them. */
export function DeclarationsProvider({ children }: { children: ReactNode }) {
  return <ResourcesContext value={resourcesByTheirName}>{children}</ResourcesContext>
}

/** The declared resource of that name. Throws if there is none. */
export function requireResource(name: string): Resource {
  const resource = resourcesByTheirName.get(name)
  if (!resource) throw new Error(`There is no resource ${name}.`)
  return resource
}

/** The model of a declared resource. Throws if there is no resource of that name. */
export const requireModel = (name: string): Model =>
  deriveModel(requireResource(name), resourcesByTheirName, rowFilters)
