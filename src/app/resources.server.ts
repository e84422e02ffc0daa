import { usersRules } from '#src/access/users/users.server.ts'
import { resources } from '#src/app/resources.ts'
import { parametersRules } from '#src/catalog/parameters.server.ts'
import { productsRules } from '#src/catalog/products.server.ts'
import { messagesRules } from '#src/inbox/contact-messages.server.ts'
import type { Registration, ResourceRules } from '#src/resource/rules.server.ts'
import { attachmentsRules } from '#src/workforce/attachments.server.ts'
import { employeesRules } from '#src/workforce/employees.server.ts'

/** Hooks by resource. */
const rules: Readonly<Record<string, ResourceRules>> = {
  messages: messagesRules,
  attachments: attachmentsRules,
  employees: employeesRules,
  parameters: parametersRules,
  products: productsRules,
  users: usersRules,
}

export const registrations: readonly Registration[] = resources.map((resource) => ({
  resource,
  rules: rules[resource.name] ?? {},
}))
