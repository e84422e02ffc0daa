import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

export type ProductNameParts = { name: string; capacity: string | null }

/** The capacity. Null if there is none, or if the name already contains it. */
export function findCapacityToShow({ name, capacity }: ProductNameParts): string | null {
  return capacity && !name.toLowerCase().includes(capacity.toLowerCase()) ? capacity : null
}

/**
 * A product's name with its capacity as plain text, for title, alternative text and order. Name and capacity are
 * isolated from each other against bidi reordering.
 */
export function formatProductName(product: ProductNameParts): string {
  const capacity = findCapacityToShow(product)
  return capacity ? `${isolateBidi(product.name)} ${isolateBidi(capacity)}` : product.name
}

/** Name and code of a product in an order. The code is the id if the product has none. */
export function buildOrderNameAndCode(product: ProductNameParts & { id: number; code: string | null }): {
  name: string
  code: string
} {
  return { name: formatProductName(product), code: product.code ?? String(product.id) }
}
