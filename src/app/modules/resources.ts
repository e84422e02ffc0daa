import { defineAudit } from '#src/access/audit/audit.ts'
import { manifests } from '#src/app/modules/modules.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** Settings of the shop: they stand after what is worked with every day. */
const lastInMenu = ['parameters']

const declared = manifests.flatMap(({ resources = [] }) => resources)
const isLast = ({ name }: Resource) => lastInMenu.includes(name)

/** Every declared resource whose routes the kernel makes, in the order of the menu. */
export const resources: readonly Resource[] = [
  ...declared.filter((resource) => !isLast(resource)),
  ...declared.filter(isLast),
]

/** Of whatever happens to them. */
export const audit = defineAudit(resources)

/** All with screens: routes and screens of the permissions, of loads and of the audit are written by hand. */
export const screened: readonly Resource[] = [
  ...resources,
  ...manifests.flatMap(({ handWritten = [] }) => handWritten),
  audit,
]
