import { buildSlug } from '#src/catalog/products/slug.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'

export function buildProductPath(language: Language, product: { id: number; name: string }): string {
  return `${buildHomePath(language)}producto/${product.id}-${buildSlug(product.name)}`
}

/** Address to which the order form posts without the script. */
export function buildOrderPath(language: Language, product: { id: number; name: string }): string {
  return `${buildProductPath(language, product)}/pedido`
}
