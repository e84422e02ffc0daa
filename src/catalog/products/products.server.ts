import { categories } from '#src/catalog/categories.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'

/** `GET /api/products` answers with three lists: the page of products, every category, the shop's parameters. */
export const productsRules: ResourceRules = {
  owned: [{ table: 'product_wants', own: 'product_id' }],

  async listAnswer(sql, rows) {
    const [allCategories, allParameters] = await Promise.all([publicCategories(sql), publicParameters(sql)])
    return { products: rows, categories: allCategories, parameters: allParameters }
  },
  listSchema(products, part) {
    const known = ['id', ...Object.keys(parameters.fields).filter((name) => !isInternal(name))]
    return objectSchema({
      products,
      categories: arraySchema(part(categories, ['id', 'name', 'description', 'image'])),
      parameters: arraySchema(part(parameters, known)),
    })
  },
}

/** Of the parameters: what the workforce is warned by, and how the search understands words. */
const isInternal = (name: string) => name.endsWith('_notice_days') || name === 'search_synonyms'

function publicCategories(sql: Sql): Promise<Entity[]> {
  return sql<Entity[]>`
    select id, name, description, image from categories order by name collate "es-x-icu", id limit 1000`
}

/** Public columns of the parameters. */
function publicParameters(sql: Sql): Promise<Entity[]> {
  return sql<Entity[]>`
    select id, email, phone, instagram, facebook, linkedin, whatsapp, start_hour, end_hour,
      surcharge_credit_percentage, surcharge_transfer, surcharge_foreing_money, exchange, image
    from parameters order by id limit 100`
}
