import { auditOf } from '#src/access/audit/audit.ts'
import { permissions } from '#src/access/permissions/permissions.ts'
import { users } from '#src/access/users/users.ts'
import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parameters } from '#src/catalog/parameters.ts'
import { products } from '#src/catalog/products.ts'
import { clients } from '#src/directory/clients.ts'
import { companies } from '#src/directory/companies.ts'
import { imports } from '#src/importer/imports.ts'
import { contactMessages } from '#src/inbox/contact-messages.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { ppes } from '#src/safety/ppes.ts'
import { qualityItems } from '#src/safety/quality-items.ts'
import { trainingItems } from '#src/safety/training-items.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { employees } from '#src/workforce/employees.ts'
import { generalData } from '#src/workforce/general-data.ts'

/** Every declared resource whose routes the kernel makes, in the order of the menu. */
export const resources: readonly Resource[] = [
  products,
  categories,
  colors,
  clients,
  companies,
  contactMessages,
  users,
  employees,
  attachments,
  ...generalData,
  ppes,
  trainingItems,
  qualityItems,
  parameters,
]

/** Of whatever happens to them. */
export const audit = auditOf(resources)

/** All with screens: routes and screens of the permissions, of loads and of the audit are written by hand. */
export const screened: readonly Resource[] = [...resources, permissions, imports, audit]
