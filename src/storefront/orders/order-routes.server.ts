import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildOrderMessage, buildWhatsappLink, maxQuantity } from '#src/catalog/parameters/whatsapp-link.ts'
import { parseSluggedId } from '#src/catalog/products/slug.ts'
import { TooMany } from '#src/platform/errors.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import type { Services } from '#src/platform/services.server.ts'
import { acceptOnlyUrlEncodedForms, type FormBody, readFormField } from '#src/storefront/form-body.server.ts'
import { countOrderPressOrRefuse } from '#src/storefront/orders/count-order-presses.server.ts'
import { buildDownPageOrRethrowHandler } from '#src/storefront/page/down-page.server.ts'
import type { Pages } from '#src/storefront/page/pages.server.ts'
import type { ShopProduct } from '#src/storefront/page-model.ts'
import { readProduct } from '#src/storefront/product/product.server.ts'
import { buildOrderNameAndCode } from '#src/storefront/product/product-name.ts'

type OrderDependencies = { services: Services; pages: Pages }
type OrderRequest = { Params: { slugged: string }; Body?: FormBody }

/** Adds the routes of 'Lo quiero' without the script: the form redirects to WhatsApp with quantity and colour. */
export function addOrderRoutes(app: FastifyInstance, dependencies: OrderDependencies): void {
  for (const language of languages) app.register(async (formApp) => addOrderRoute(formApp, dependencies, language))
}

function addOrderRoute(isolatedApp: FastifyInstance, { services, pages }: OrderDependencies, language: Language): void {
  acceptOnlyUrlEncodedForms(isolatedApp)
  const publicRoute = { config: { access: 'public' }, errorHandler: buildDownPageOrRethrowHandler(language) } as const
  const path = `${buildHomePath(language)}producto/:slugged/pedido`
  const productPagePath = ({ slugged }: OrderRequest['Params']) =>
    `${buildHomePath(language)}producto/${encodeURIComponent(slugged)}`
  isolatedApp.get<OrderRequest>(path, publicRoute, (request, reply) =>
    reply.redirect(productPagePath(request.params), 302),
  )
  isolatedApp.post<OrderRequest>(path, publicRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const slugged = parseSluggedId(request.params.slugged)
    const [product, phone] = await Promise.all([slugged && readProduct(services.sql, slugged.id), pages.whatsapp()])
    // The product's page says that the product is gone, or names the shop's contact form if there is no WhatsApp
    // number.
    if (!product || !phone) return reply.redirect(productPagePath(request.params), 303)
    await countOrderPressWithinLimit(services, request, product)
    return reply.redirect(
      buildWhatsappLink(
        phone,
        buildOrderMessage({ ...buildOrderNameAndCode(product), ...parseOrderChoices(request.body, product) }),
      ),
      303,
    )
  })
}

/** Counts a press of 'Lo quiero'. Beyond the rate limit the press is not counted, but the order goes through. */
async function countOrderPressWithinLimit(
  services: Services,
  request: FastifyRequest,
  { id }: ShopProduct,
): Promise<void> {
  await countOrderPressOrRefuse(services, request, id).catch((error: unknown) => {
    if (!(error instanceof TooMany)) throw error
  })
}

/**
 * Quantity and colour of an order. Anything but a number from 1 to 999 counts as 1. A colour that the product does not
 * have counts as none.
 */
function parseOrderChoices(
  form: FormBody | undefined,
  { colors }: ShopProduct,
): { quantity: number; color: string | null } {
  const readField = (name: string) => (form ? readFormField(form, name) : '')
  const quantity = /^[1-9]\d{0,2}$/.test(readField('quantity')) ? Number(readField('quantity')) : 1
  const color = colors.find(({ name }) => name === readField('color'))
  return { quantity: Math.min(quantity, maxQuantity), color: color?.name ?? null }
}
