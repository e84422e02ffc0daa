import { pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import { defaultShopName, hasStatedTerms, type PageModel } from '#src/storefront/page-model.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'

/** The picture that link previews show of the shop. The one that says 'Mostrador' is for a shop of that name. */
export const chooseSharingPicture = ({ shopName }: PageModel): string =>
  shopName === defaultShopName ? '/img/og.jpg' : '/img/og-nameless.jpg'

/** What the shop does, for search engines and link previews. */
export const translateShopDescription = (page: PageModel, translate: ShopTranslate): string =>
  translate(hasStatedTerms(page) ? 'storefront.description' : 'storefront.description_bare')

/** JSON-LD of the open product, else of the shop. XSS: escaped, so that no name can end the script element. */
export function buildStructuredData(page: PageModel, translate: ShopTranslate): string {
  const data = page.product ? buildProductData(page, page.product) : buildShopData(page, translate)
  return serializeForScript({ '@context': 'https://schema.org', ...data })
}

export function serializeForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function buildProductData({ origin, language, shopName }: PageModel, product: NonNullable<PageModel['product']>) {
  const url = origin + buildProductPath(language, product)
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: product.category,
    sku: product.code ?? String(product.id),
    url,
    image: product.pictures.map(({ name }) => origin + pictureUrlPrefixes.image + name),
    ...(product.colors.length > 0 && { color: product.colors.map(({ name }) => name).join(', ') }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      seller: { '@type': 'Organization', name: shopName },
    },
  }
}

function buildShopData(page: PageModel, translate: ShopTranslate) {
  const { origin, shopName, address, map, frame } = page
  return {
    '@type': 'ElectronicsStore',
    name: shopName,
    description: translateShopDescription(page, translate),
    url: `${origin}/`,
    image: origin + chooseSharingPicture(page),
    ...(frame.parameters?.picture && { logo: origin + pictureUrlPrefixes.image + frame.parameters.picture.name }),
    ...(address && { address }),
    ...(map && { geo: { '@type': 'GeoCoordinates', latitude: map.lat, longitude: map.lng } }),
    ...(frame.parameters && { telephone: frame.parameters.phone, email: frame.parameters.email }),
  }
}
