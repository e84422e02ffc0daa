import { formatUsd } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import { buildShopWindowPath } from '#src/storefront/address.ts'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import type { PageModel } from '#src/storefront/page-model.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'
import { formatProductName } from '#src/storefront/product/product-name.ts'
import {
  buildStructuredData,
  chooseSharingPicture,
  translateShopDescription,
} from '#src/storefront/product/structured-data.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'
import { buildVerificationPath } from '#src/storefront/verification/verification.ts'

const locales: Record<Language, string> = { es: 'es_AR', en: 'en_US', pt: 'pt_BR' }

export function Head({ page, translate }: SectionProps) {
  const { assets, product } = page
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{formatTitle(page, translate)}</title>
      <meta name="description" content={formatDescription(page, translate)} />
      {assets.preloads.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
      <style dangerouslySetInnerHTML={{ __html: assets.style }} />
      {!page.verification && <ShopScripts page={page} />}
      <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/img/apple-touch-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101312" />
      {page.window ? <CanonicalLanguageAndRobotsTags page={page} /> : <meta name="robots" content="noindex" />}
      {page.window && <SharingTags page={page} translate={translate} />}
      {page.window && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data; every character that could end the script is escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: buildStructuredData(page, translate) }} />
      )}
      {product && <meta property="product:price:amount" content={product.price.toFixed(2)} />}
      {product && <meta property="product:price:currency" content="USD" />}
    </head>
  )
}

function ShopScripts({ page: { assets, product } }: { page: PageModel }) {
  return (
    <>
      <script type="module" src={assets.script} />
      {[...assets.modules, ...(product ? [assets.onDemand] : [])].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
}

/** Canonical path of a page in a language. For a search and the not-found page it is the home page. */
export function buildCanonicalPath(page: PageModel, language: Language): string {
  if (page.product) return buildProductPath(language, page.product)
  if (!page.window || page.window.query.q) return buildHomePath(language)
  return buildShopWindowPath(language, page.window.query)
}

/** Path of this page in another language, with its search. */
export function buildLanguageSwitchPath(page: PageModel, language: Language): string {
  if (page.verification) return buildVerificationPath(language, page.verification.code)
  return page.window && !page.product
    ? buildShopWindowPath(language, page.window.query)
    : buildCanonicalPath(page, language)
}

function CanonicalLanguageAndRobotsTags({ page }: { page: PageModel }) {
  const urlIn = (language: Language) => page.origin + buildCanonicalPath(page, language)
  return (
    <>
      <link rel="canonical" href={urlIn(page.language)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn('es')} />
      {page.window?.query.q && <meta name="robots" content="noindex, follow" />}
    </>
  )
}

function SharingTags({ page, translate }: SectionProps) {
  const cover = page.product?.pictures[0]
  return (
    <>
      <meta property="og:type" content={page.product ? 'product' : 'website'} />
      <meta property="og:site_name" content={page.shopName} />
      <meta property="og:title" content={formatTitle(page, translate)} />
      <meta property="og:description" content={formatDescription(page, translate)} />
      <meta property="og:url" content={page.origin + buildCanonicalPath(page, page.language)} />
      <meta
        property="og:image"
        content={page.origin + (cover ? pictureUrlPrefixes.image + cover.name : chooseSharingPicture(page))}
      />
      <meta property="og:image:width" content={String(cover?.width ?? 1200)} />
      <meta property="og:image:height" content={String(cover?.height ?? 630)} />
      <meta property="og:image:alt" content={page.product?.name ?? page.shopName} />
      <meta property="og:locale" content={locales[page.language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Page title. A product's title includes the price, which link previews then show. */
function formatTitle(page: PageModel, translate: ShopTranslate): string {
  const { product, window, frame, language, verification } = page
  const shopName = isolateBidi(page.shopName)
  if (verification) return `${translate('storefront.verify.title')} · ${shopName}`
  if (product) return `${isolateBidi(formatProductName(product))} · ${formatUsd(product.price, language)} · ${shopName}`
  if (!window) return `${translate('storefront.missing.title')} · ${shopName}`
  const { category, page: pageNumber, q } = window.query
  const titleParts = [
    q && `${translate('storefront.search.results')} “${isolateBidi(q)}”`,
    isolateBidi(frame.categories.find(({ id }) => id === category)?.name ?? ''),
    pageNumber > 1 && translate('storefront.pages.page', { page: pageNumber }),
  ].filter(Boolean)
  return titleParts.length > 0
    ? `${titleParts.join(' · ')} · ${shopName}`
    : `${shopName} · ${translate('storefront.title')}`
}

function formatDescription(page: PageModel, translate: ShopTranslate): string {
  const { product, window, frame, verification } = page
  if (verification) return translate('storefront.verify.description')
  const category = frame.categories.find(({ id }) => id === window?.query.category)
  const text = product ? product.description : category?.description
  return (text || translateShopDescription(page, translate)).replace(/\s+/g, ' ').slice(0, 300)
}
