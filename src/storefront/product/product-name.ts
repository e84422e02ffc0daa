import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

export type ProductNameParts = { name: string; capacity: string | null }

/** The capacity. Null if the name already contains it. */
export function findCapacityToShow({ name, capacity }: ProductNameParts): string | null {
  return capacity && !name.toLowerCase().includes(capacity.toLowerCase()) ? capacity : null
}

/**
 * A product's name with its capacity as plain text (title, alternative text, order), isolated against bidi reordering.
 */
export function formatProductName(product: ProductNameParts): string {
  const capacity = findCapacityToShow(product)
  return capacity ? `${isolateBidi(product.name)} ${isolateBidi(capacity)}` : product.name
}

/** Name and code of a product in an order. */
export function buildOrderNameAndCode(product: ProductNameParts & { id: number; code: string | null }): {
  name: string
  code: string
} {
  return { name: formatProductName(product), code: product.code ?? String(product.id) }
}
