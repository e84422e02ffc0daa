import { buildSlug } from '#src/catalog/products/slug.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { homePath } from '#src/storefront/address.ts'

export function productPath(language: Language, product: { id: number; name: string }): string {
  return `${homePath(language)}producto/${product.id}-${buildSlug(product.name)}`
}

/** Address to which the order form posts without the script. */
export function orderPath(language: Language, product: { id: number; name: string }): string {
  return `${productPath(language, product)}/pedido`
}
