import type { Sql } from '#src/platform/database/sql.server.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { homePath } from '#src/storefront/address.ts'
import { productPath } from '#src/storefront/product/product-address.ts'

/** Products per file: 15,000 addresses, below the sitemap protocol's 50,000 and 50 MB. */
const productsAFile = 5000

type Listed = { id: number; name: string; updated_at: string }

/** The sitemap; an index of its parts beyond 5,000 products. */
export async function sitemap(sql: Sql, origin: string): Promise<string> {
  const [row] = await sql<{ products: number }[]>`select count(*)::int as products from products`
  const files = Math.ceil((row?.products ?? 0) / productsAFile)
  if (files <= 1) return (await sitemapPart(sql, origin, 1)) ?? ''
  const parts = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${xml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  )
  return document('sitemapindex', parts)
}

/** Null where the part does not exist. */
export async function sitemapPart(sql: Sql, origin: string, part: number): Promise<string | null> {
  const products = await sql<Listed[]>`
    select id, name, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
    from products order by id limit ${productsAFile} offset ${(part - 1) * productsAFile}`
  if (products.length === 0 && part > 1) return null
  const pages = part === 1 ? entries(origin, homePath) : []
  const all = products.flatMap((product) =>
    entries(origin, (language) => productPath(language, product), product.updated_at),
  )
  return document('urlset', [...pages, ...all])
}

function entries(origin: string, pathIn: (language: Language) => string, updatedAt?: string): string[] {
  const others = [...languages, 'x-default' as const]
    .map((language) => {
      const href = xml(origin + pathIn(language === 'x-default' ? 'es' : language))
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
    .join('')
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return languages.map((language) => `<url><loc>${xml(origin + pathIn(language))}</loc>${changed}${others}</url>`)
}

function document(kind: 'urlset' | 'sitemapindex', parts: string[]): string {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${spaces}>\n${parts.join('\n')}\n</${kind}>\n`
}

function xml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
