import type { ReactNode } from 'react'
import { PermissionsLink } from '#src/access/users/PermissionsLink.tsx'
import { audit, resources, screened } from '#src/app/modules/resources.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { type Model, modelOf, resourcesByName } from '#src/resource/model.ts'
import type { RecordAction } from '#src/resource/screens/record/RecordScreen.tsx'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

const byName = resourcesByName(resources)

/** Provides every declaration to the screens that need them; loaded with the first of these. */
export function DeclarationsProvider({ children }: { children: ReactNode }) {
  return <ResourcesContext value={byName}>{children}</ResourcesContext>
}

/** Throws where no resource of that name is declared. */
export function resourceNamed(name: string): Resource {
  const resource = byName.get(name)
  if (!resource) throw new Error(`There is no resource ${name}.`)
  return resource
}

/** Throws where no resource of that name is declared. */
export const modelNamed = (name: string): Model => modelOf(resourceNamed(name), byName)

/** A link beside the title of a record's form; too small for a script of its own. */
export const recordActions: Readonly<Record<string, RecordAction>> = { users: PermissionsLink }

export const auditModel = (): Model => modelOf(audit, byName)

export { resources, screened }
