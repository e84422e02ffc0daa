import type { Sql } from '#src/platform/database/sql.server.ts'
import type { ShopProduct } from '#src/storefront/page-model.ts'

/** Reads a product with its pictures and colours in their stored order. Null for an unknown product. */
export async function readProduct(sql: Sql, id: number): Promise<ShopProduct | null> {
  const [product] = await sql<ShopProduct[]>`
    select p.id, p.name, p.description, c.name as category, p.capacity, p.code, p.price, p.updated_at::text,
      (select coalesce(json_agg(json_build_object('name', i.name, 'width', i.width, 'height', i.height, 'cutout', i.cutout,
          'color_id', p.image_colors->i.name)
          order by stored.place), '[]')
        from unnest(p.image) with ordinality as stored (name, place)
        join pictures i on i.name = stored.name) as pictures,
      (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'color_code', k.color_code)
          order by pc.position, k.id), '[]')
        from product_colors pc join colors k on k.id = pc.color_id
        where pc.product_id = p.id) as colors
    from products p join categories c on c.id = p.category_id
    where p.id = ${id}`
  return product ?? null
}
