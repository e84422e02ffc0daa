import { auditOf } from '#src/access/audit/audit.ts'
import { manifests } from '#src/app/modules/modules.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** Settings of the shop: they stand after what is worked with every day. */
const lastInMenu = ['parameters']

const declaredResources = manifests.flatMap(({ resources = [] }) => resources)
const isLastInMenu = ({ name }: Resource) => lastInMenu.includes(name)

/** Every declared resource whose routes the kernel makes, in the order of the menu. */
export const resources: readonly Resource[] = [
  ...declaredResources.filter((resource) => !isLastInMenu(resource)),
  ...declaredResources.filter(isLastInMenu),
]

/** Of whatever happens to them. */
export const audit = auditOf(resources)

/** All with screens: routes and screens of the permissions, of loads and of the audit are written by hand. */
export const resourcesWithScreens: readonly Resource[] = [
  ...resources,
  ...manifests.flatMap(({ handWritten = [] }) => handWritten),
  audit,
]
