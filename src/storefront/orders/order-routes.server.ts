import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mostWanted, whatsappLink, wishText } from '#src/catalog/parameters/whatsapp.ts'
import { parseSlugged } from '#src/catalog/products/slug.ts'
import { TooMany } from '#src/platform/errors.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import type { Services } from '#src/platform/services.server.ts'
import { homePath } from '#src/storefront/address.ts'
import { type FormBody, takeFormsAlone, typedIn } from '#src/storefront/form-body.server.ts'
import type { ShopProduct } from '#src/storefront/model.ts'
import { countWant } from '#src/storefront/orders/wants.server.ts'
import { downPageIn } from '#src/storefront/page/down-page.server.ts'
import type { Pages } from '#src/storefront/page/pages.server.ts'
import { readProduct } from '#src/storefront/product/product.server.ts'
import { wishOf } from '#src/storefront/product/product-name.ts'

type Shown = { services: Services; pages: Pages }
type Order = { Params: { slugged: string }; Body?: FormBody }

/** 'Lo quiero' without the script: the form with what was chosen leads to WhatsApp. */
export function orderRoutes(app: FastifyInstance, shown: Shown): void {
  for (const language of languages) app.register(async (form) => orderRoute(form, shown, language))
}

function orderRoute(form: FastifyInstance, { services, pages }: Shown, language: Language): void {
  takeFormsAlone(form)
  const open = { config: { access: 'public' }, errorHandler: downPageIn(language) } as const
  const path = `${homePath(language)}producto/:slugged/pedido`
  const productPage = ({ slugged }: Order['Params']) => `${homePath(language)}producto/${encodeURIComponent(slugged)}`
  form.get<Order>(path, open, (request, reply) => reply.redirect(productPage(request.params), 302))
  form.post<Order>(path, open, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wanted = parseSlugged(request.params.slugged)
    const [product, phone] = await Promise.all([wanted && readProduct(services.sql, wanted.id), pages.whatsapp()])
    // The product's own page says that it is gone, or how else to reach the shop.
    if (!product || !phone) return reply.redirect(productPage(request.params), 303)
    await countPress(services, request, product)
    return reply.redirect(
      whatsappLink(phone, wishText({ ...wishOf(product), ...chosenIn(request.body, product) })),
      303,
    )
  })
}

/** An order is not lost where its press is beyond the limit of what is counted. */
async function countPress(services: Services, request: FastifyRequest, { id }: ShopProduct): Promise<void> {
  await countWant(services, request, id).catch((error: unknown) => {
    if (!(error instanceof TooMany)) throw error
  })
}

/** What was chosen; a quantity or a color that the product does not have is none. */
function chosenIn(form: FormBody | undefined, { colors }: ShopProduct): { quantity: number; color: string | null } {
  const typed = (name: string) => (form ? typedIn(form, name) : '')
  const quantity = /^[1-9]\d{0,2}$/.test(typed('quantity')) ? Number(typed('quantity')) : 1
  const color = colors.find(({ name }) => name === typed('color'))
  return { quantity: Math.min(quantity, mostWanted), color: color?.name ?? null }
}
