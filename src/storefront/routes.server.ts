import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseSluggedId } from '#src/catalog/products/slug.ts'
import { NotFound } from '#src/platform/errors.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseShopWindowQuery, wholeWindow } from '#src/storefront/address.ts'
import { addContactRoutes } from '#src/storefront/contact/contact-routes.server.ts'
import { addOrderPressRoute } from '#src/storefront/orders/count-order-presses.server.ts'
import { addOrderRoutes } from '#src/storefront/orders/order-routes.server.ts'
import { buildDownPageOrRethrowHandler } from '#src/storefront/page/down-page.server.ts'
import { createPages, type Pages } from '#src/storefront/page/pages.server.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'
import { buildSitemap, buildSitemapPart } from '#src/storefront/sitemap.server.ts'
import type { VerifyRecord } from '#src/storefront/verification/verification.ts'
import { addVerificationRoutes } from '#src/storefront/verification/verification-routes.server.ts'

const publicRoute = { config: { access: 'public' } } as const
const html = 'text/html; charset=utf-8'

type StorefrontDependencies = { services: Services; pages: Pages; cache: PublicCache }

/**
 * Adds the public routes: pages in three languages, contact form, orders, counting of 'Lo quiero', robots.txt,
 * sitemaps, not-found page, the pages of printed records. `verifyRecord` is another module's.
 */
export function addStorefrontRoutes(
  app: FastifyInstance,
  services: Services,
  cache: PublicCache,
  { verifyRecord, ...options }: Parameters<typeof createPages>[1] & { verifyRecord: VerifyRecord },
): void {
  const dependencies: StorefrontDependencies = { services, pages: createPages(services, options), cache }
  // Warm-up: renders one page after listening, so that the first visitor does not wait for it.
  app.addHook('onListen', async () => {
    await dependencies.pages
      .window('es', wholeWindow)
      .catch((error) => app.log.debug({ err: error }, 'no page drawn ahead'))
  })
  for (const language of languages) addPageRoutes(app, dependencies, language)
  addContactRoutes(app, dependencies)
  addOrderRoutes(app, dependencies)
  addOrderPressRoute(app, services)
  addVerificationRoutes(app, { pages: dependencies.pages, verifyRecord })
  addCrawlerRoutes(app, dependencies)
  app.setNotFoundHandler((request, reply) => sendNotFoundPageOrRefuse(dependencies, request, reply))
}

function addPageRoutes(app: FastifyInstance, dependencies: StorefrontDependencies, language: Language): void {
  const home = buildHomePath(language)
  const { cache, pages } = dependencies
  const pageRoute = { ...publicRoute, errorHandler: buildDownPageOrRethrowHandler(language) }
  if (home !== '/') app.get(home.slice(0, -1), publicRoute, (_, reply) => reply.redirect(home, 301))

  app.get<{ Querystring: Record<string, unknown> }>(home, pageRoute, async (request, reply) => {
    const query = parseShopWindowQuery(request.query)
    if (!query) return sendNotFoundPage(dependencies, request, reply, language)
    const key = ['window', language, pages.year(), query.page, query.category ?? '', query.q].join('|')
    const isSent = await cache.respond(request, reply, key, async (version) => {
      const body = await pages.window(language, query, { version })
      const expectedClients = query.q ? 'one' : 'many'
      return body === null ? null : { status: 200, type: html, body, expectedClients, headers: pages.headers() }
    })
    return isSent ? reply : sendNotFoundPage(dependencies, request, reply, language)
  })

  app.get<{ Params: { slugged: string } }>(`${home}producto/:slugged`, pageRoute, async (request, reply) => {
    const slugged = parseSluggedId(request.params.slugged)
    if (!slugged) return sendNotFoundPage(dependencies, request, reply, language)
    const key = ['product', language, pages.year(), slugged.id, slugged.slug].join('|')
    const isSent = await cache.respond(request, reply, key, async (version) => {
      const address = await findProductPath(dependencies, language, slugged.id)
      if (!address?.endsWith(`/${slugged.id}-${slugged.slug}`)) return null
      const body = await pages.product(language, slugged.id, version)
      return body === null ? null : { status: 200, type: html, body, headers: pages.headers() }
    })
    if (isSent) return reply
    const address = await findProductPath(dependencies, language, slugged.id)
    if (!address) return sendNotFoundPage(dependencies, request, reply, language)
    // Redirect loop: a product may get its old name back, so browsers must not remember this redirect.
    return reply.header('cache-control', 'no-cache').redirect(address, 301)
  })
}

/** A product's current path, to which outdated and mistyped slugs redirect. Null for an unknown product. */
async function findProductPath(
  { services }: StorefrontDependencies,
  language: Language,
  id: number,
): Promise<string | null> {
  const [product] = await services.sql<{ id: number; name: string }[]>`select id, name from products where id = ${id}`
  return product ? buildProductPath(language, product) : null
}

/** Addresses that programs request. If such an address is unknown, the response is JSON instead of a page. */
const programPaths = /^\/(api|assets|img|images|uploads)(\/|$)/

/** Responds with 404: a page in the language of the address, or JSON for a program's address and for other methods. */
function sendNotFoundPageOrRefuse(dependencies: StorefrontDependencies, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  if (!['GET', 'HEAD'].includes(request.method) || programPaths.test(path)) throw new NotFound()
  const language = languages.find((candidate) => path.startsWith(`/${candidate}/`)) ?? 'es'
  return sendNotFoundPage(dependencies, request, reply, language).catch((error) =>
    buildDownPageOrRethrowHandler(language)(error, request, reply),
  )
}

/** Sends the not-found page. One cached page of each language serves every unknown address. */
async function sendNotFoundPage(
  { pages, cache }: StorefrontDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) {
  const key = ['missing', language, pages.year()].join('|')
  await cache.respond(request, reply, key, async (version) => ({
    status: 404,
    type: html,
    body: await pages.notFound(language, version),
    headers: { ...pages.headers(), 'x-robots-tag': 'noindex' },
  }))
  return reply
}

function addCrawlerRoutes(app: FastifyInstance, { services, cache }: StorefrontDependencies): void {
  const { sql, settings } = services
  const type = 'application/xml; charset=utf-8'
  app.get('/robots.txt', publicRoute, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /login\n\nSitemap: ${settings.publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', publicRoute, async (request, reply) => {
    const buildResponse = async () => ({ status: 200, type, body: await buildSitemap(sql, settings.publicUrl) })
    await cache.respond(request, reply, 'sitemap', buildResponse)
    return reply
  })
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', publicRoute, async (request, reply) => {
    const isSent = await cache.respond(request, reply, `sitemap|${request.params.part}`, async () => {
      const body = await buildSitemapPart(sql, settings.publicUrl, Number(request.params.part))
      return body === null ? null : { status: 200, type, body }
    })
    if (!isSent) throw new NotFound()
    return reply
  })
}
