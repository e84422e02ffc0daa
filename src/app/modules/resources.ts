import { defineAudit } from '#src/access/audit/audit.ts'
import { manifests } from '#src/app/modules/modules.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** Names of resources at the end of the menu: settings of the shop come after daily work. */
const lastInMenu = ['parameters']

const declaredResources = manifests.flatMap(({ resources = [] }) => resources)
const isLastInMenu = ({ name }: Resource) => lastInMenu.includes(name)

/** Every declared resource with generated routes, in the order of the menu. */
export const resources: readonly Resource[] = [
  ...declaredResources.filter((resource) => !isLastInMenu(resource)),
  ...declaredResources.filter(isLastInMenu),
]

/** The audit of all declared resources. */
export const audit = defineAudit(resources)

/**
 * Every resource: those with generated routes (`resources`), those with hand-written routes, such as permissions, and
 * the audit.
 */
export const allResources: readonly Resource[] = [
  ...resources,
  ...manifests.flatMap(({ handWritten = [] }) => handWritten),
  audit,
]
