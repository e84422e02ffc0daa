import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseSlugged } from '#src/catalog/products/slug.ts'
import { NotFound } from '#src/platform/errors.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { homePath, parseWindowQuery, wholeWindow } from '#src/storefront/address.ts'
import { contactRoutes } from '#src/storefront/contact/contact-routes.server.ts'
import { orderRoutes } from '#src/storefront/orders/order-routes.server.ts'
import { wantRoutes } from '#src/storefront/orders/wants.server.ts'
import { downPageIn } from '#src/storefront/page/down-page.server.ts'
import { openPages, type Pages } from '#src/storefront/page/pages.server.ts'
import { productPath } from '#src/storefront/product/product-address.ts'
import { sitemap, sitemapPart } from '#src/storefront/sitemap.server.ts'

const open = { config: { access: 'public' } } as const
const html = 'text/html; charset=utf-8'

type Shown = { services: Services; pages: Pages; cache: PublicCache }

/** Public routes: pages in three languages, contact form, counts, robots.txt and sitemaps, not-found page. */
export function storefrontRoutes(
  app: FastifyInstance,
  services: Services,
  cache: PublicCache,
  options: Parameters<typeof openPages>[1] = {},
): void {
  const shown: Shown = { services, pages: openPages(services, options), cache }
  // Warm-up: renders once after listening, so that the first visitor does not wait longer.
  app.addHook('onListen', async () => {
    await shown.pages.window('es', wholeWindow).catch((error) => app.log.debug({ err: error }, 'no page drawn ahead'))
  })
  for (const language of languages) pageRoutes(app, shown, language)
  contactRoutes(app, shown)
  orderRoutes(app, shown)
  wantRoutes(app, services)
  crawlerRoutes(app, shown)
  app.setNotFoundHandler((request, reply) => notFoundPage(shown, request, reply))
}

function pageRoutes(app: FastifyInstance, shown: Shown, language: Language): void {
  const home = homePath(language)
  const { cache, pages } = shown
  const shownAsPage = { ...open, errorHandler: downPageIn(language) }
  if (home !== '/') app.get(home.slice(0, -1), open, (_, reply) => reply.redirect(home, 301))

  app.get<{ Querystring: Record<string, unknown> }>(home, shownAsPage, async (request, reply) => {
    const query = parseWindowQuery(request.query)
    if (!query) return missing(shown, request, reply, language)
    const key = ['window', language, pages.year(), query.page, query.category ?? '', query.q].join('|')
    const isSent = await cache.respond(request, reply, key, async (version) => {
      const body = await pages.window(language, query, { version })
      const audience = query.q ? 'one' : 'many'
      return body === null ? null : { status: 200, type: html, body, audience, headers: pages.headers() }
    })
    return isSent ? reply : missing(shown, request, reply, language)
  })

  app.get<{ Params: { slugged: string } }>(`${home}producto/:slugged`, shownAsPage, async (request, reply) => {
    const wanted = parseSlugged(request.params.slugged)
    if (!wanted) return missing(shown, request, reply, language)
    const key = ['product', language, pages.year(), wanted.id, wanted.slug].join('|')
    const isSent = await cache.respond(request, reply, key, async (version) => {
      const address = await productAddress(shown, language, wanted.id)
      if (!address?.endsWith(`/${wanted.id}-${wanted.slug}`)) return null
      const body = await pages.product(language, wanted.id, version)
      return body === null ? null : { status: 200, type: html, body, headers: pages.headers() }
    })
    if (isSent) return reply
    const address = await productAddress(shown, language, wanted.id)
    if (!address) return missing(shown, request, reply, language)
    // Redirect loop: a product may get its old name back, so browsers must not remember this redirect.
    return reply.header('cache-control', 'no-cache').redirect(address, 301)
  })
}

/** A product's current path, to which outdated and mistyped slugs redirect; null where it does not exist. */
async function productAddress({ services }: Shown, language: Language, id: number): Promise<string | null> {
  const [product] = await services.sql<{ id: number; name: string }[]>`select id, name from products where id = ${id}`
  return product ? productPath(language, product) : null
}

/** Addresses that no person visits: a missing one is answered as JSON. */
const forPrograms = /^\/(api|assets|img|images|uploads)(\/|$)/

/** 404: a page in the language of the address; JSON for programs' addresses and other methods. */
function notFoundPage(shown: Shown, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  if (!['GET', 'HEAD'].includes(request.method) || forPrograms.test(path)) throw new NotFound()
  const language = languages.find((known) => path.startsWith(`/${known}/`)) ?? 'es'
  return missing(shown, request, reply, language).catch((error) => downPageIn(language)(error, request, reply))
}

/** One cached page per language for every missing address. */
async function missing({ pages, cache }: Shown, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const key = ['missing', language, pages.year()].join('|')
  await cache.respond(request, reply, key, async (version) => ({
    status: 404,
    type: html,
    body: await pages.missing(language, version),
    headers: { ...pages.headers(), 'x-robots-tag': 'noindex' },
  }))
  return reply
}

function crawlerRoutes(app: FastifyInstance, { services, cache }: Shown): void {
  const { sql, settings } = services
  const type = 'application/xml; charset=utf-8'
  app.get('/robots.txt', open, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /login\n\nSitemap: ${settings.publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', open, async (request, reply) => {
    const produce = async () => ({ status: 200, type, body: await sitemap(sql, settings.publicUrl) })
    await cache.respond(request, reply, 'sitemap', produce)
    return reply
  })
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', open, async (request, reply) => {
    const isSent = await cache.respond(request, reply, `sitemap|${request.params.part}`, async () => {
      const body = await sitemapPart(sql, settings.publicUrl, Number(request.params.part))
      return body === null ? null : { status: 200, type, body }
    })
    if (!isSent) throw new NotFound()
    return reply
  })
}
