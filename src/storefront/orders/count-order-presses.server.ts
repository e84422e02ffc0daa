import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseSluggedId } from '#src/catalog/products/slug.ts'
import { NotFound } from '#src/platform/errors.ts'
import { countHitOrRefuse, normalizeAddressToNetwork } from '#src/platform/http/access/rate-limit.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { wantDocs } from '#src/storefront/openapi.server.ts'

/** Adds the route by which the script counts a press of 'Lo quiero'. */
export function addOrderPressRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/api/products/:id/wants',
    { config: { access: 'public' }, schema: wantDocs },
    async (request, reply) => {
      const product = parseSluggedId(request.params.id)
      if (!product || product.slug) throw new NotFound()
      await countOrderPressOrRefuse(services, request, product.id)
      return reply.status(204).send()
    },
  )
}

/**
 * Counts a press of 'Lo quiero' by product and day, without visitor data. Rate limit: 60 per network in 10 minutes, so
 * that nobody inflates a product. Throws TooMany beyond it, NotFound for an unknown product.
 */
export async function countOrderPressOrRefuse(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  request: FastifyRequest,
  productId: number,
): Promise<void> {
  await countHitOrRefuse(sql, [
    { scope: 'wants', subject: normalizeAddressToNetwork(request.ip), maxHits: 60, minutes: 10 },
  ])
  const [countedRow] = await sql`
    insert into product_wants (product_id, day, presses)
    select id, ${computeTodayOnServer(settings.tzShop)}::date, 1 from products where id = ${productId}
    on conflict (product_id, day) do update set presses = product_wants.presses + 1
    returning product_id`
  if (!countedRow) throw new NotFound()
}
