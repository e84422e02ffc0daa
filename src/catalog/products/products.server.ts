import { categories } from '#src/catalog/categories.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'

/**
 * `GET /api/products` returns three lists: products, categories (the first 1000 by name), and the public fields of the
 * parameters.
 */
export const productsRules: ResourceRules = {
  ownedTables: [{ table: 'product_wants', ownerColumn: 'product_id' }],

  async buildListAnswer(sql, rows) {
    const [publicCategories, publicParameters] = await Promise.all([
      readPublicCategories(sql),
      readPublicParameters(sql),
    ])
    return { products: rows, categories: publicCategories, parameters: publicParameters }
  },
  buildListSchema(products, pickFields) {
    const publicFields = ['id', ...Object.keys(parameters.fields).filter((name) => !isInternalParameter(name))]
    return objectSchema({
      products,
      categories: arraySchema(pickFields(categories, ['id', 'name', 'description', 'image'])),
      parameters: arraySchema(pickFields(parameters, publicFields)),
    })
  },
}

/**
 * True for a parameter that only the back office sees: a notice period, how long personal data is kept, the search's
 * synonyms.
 */
const isInternalParameter = (name: string) =>
  name.endsWith('_notice_days') || ['search_synonyms', 'retention_years', 'messages_months'].includes(name)

function readPublicCategories(sql: Sql): Promise<Entity[]> {
  return sql<Entity[]>`
    select id, name, description, image from categories order by name collate "es-x-icu", id limit 1000`
}

/** Reads the public columns of the first 100 rows of parameters. The shop uses the first row alone. */
function readPublicParameters(sql: Sql): Promise<Entity[]> {
  return sql<Entity[]>`
    select id, shop_name, address, map, hours_text, email, phone, instagram, facebook, linkedin, whatsapp, start_hour,
      end_hour, surcharge_credit_percentage, surcharge_transfer, surcharge_foreing_money, exchange, image
    from parameters order by id limit 100`
}
