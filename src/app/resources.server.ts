import { usersRules } from '#src/access/users.server.ts'
import { users } from '#src/access/users.ts'
import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parameters } from '#src/catalog/parameters.ts'
import { productsRules } from '#src/catalog/products.server.ts'
import { products } from '#src/catalog/products.ts'
import { clients } from '#src/directory/clients.ts'
import { companies } from '#src/directory/companies.ts'
import type { Registration } from '#src/resource/rules.server.ts'

/** Every declared resource with what it does beyond its declaration. */
export const registrations: readonly Registration[] = [
  { resource: products, rules: productsRules },
  { resource: categories, rules: {} },
  { resource: colors, rules: {} },
  { resource: parameters, rules: {} },
  { resource: clients, rules: {} },
  { resource: companies, rules: {} },
  { resource: users, rules: usersRules },
]
