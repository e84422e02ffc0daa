import type { Sql } from '#src/platform/database/sql.server.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { escapeXml } from '#src/platform/text/escape-xml.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'

/**
 * Products per file. In three languages they have 15,000 addresses, below the sitemap protocol's limits of 50,000
 * addresses and 50 MB.
 */
const productsPerFile = 5000

type SitemapProduct = { id: number; name: string; updated_at: string }

/** The sitemap, or an index of its parts if the shop has more than 5,000 products. */
export async function buildSitemap(sql: Sql, origin: string): Promise<string> {
  const [row] = await sql<{ products: number }[]>`select count(*)::int as products from products`
  const files = Math.ceil((row?.products ?? 0) / productsPerFile)
  if (files <= 1) return (await buildSitemapPart(sql, origin, 1)) ?? ''
  const parts = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return wrapSitemapXml('sitemapindex', parts)
}

/** One part of the sitemap. Null if the part does not exist. */
export async function buildSitemapPart(sql: Sql, origin: string, part: number): Promise<string | null> {
  const products = await sql<SitemapProduct[]>`
    select id, name, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
    from products order by id limit ${productsPerFile} offset ${(part - 1) * productsPerFile}`
  if (products.length === 0 && part > 1) return null
  const homeEntries = part === 1 ? buildSitemapEntries(origin, buildHomePath) : []
  const productEntries = products.flatMap((product) =>
    buildSitemapEntries(origin, (language) => buildProductPath(language, product), product.updated_at),
  )
  return wrapSitemapXml('urlset', [...homeEntries, ...productEntries])
}

function buildSitemapEntries(origin: string, buildPath: (language: Language) => string, updatedAt?: string): string[] {
  const alternates = [...languages, 'x-default' as const]
    .map((language) => {
      const href = escapeXml(origin + buildPath(language === 'x-default' ? 'es' : language))
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    .join('')
  const lastModified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return languages.map(
    (language) => `<url><loc>${escapeXml(origin + buildPath(language))}</loc>${lastModified}${alternates}</url>`,
  )
}

function wrapSitemapXml(kind: 'urlset' | 'sitemapindex', parts: string[]): string {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${spaces}>\n${parts.join('\n')}\n</${kind}>\n`
}
