import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

export type Named = { name: string; capacity: string | null }

/** The capacity, unless the name contains it. */
export function capacityBeside({ name, capacity }: Named): string | null {
  return capacity && !name.toLowerCase().includes(capacity.toLowerCase()) ? capacity : null
}

/**
 * A product's name with its capacity as plain text (title, alternative text, order), isolated against bidi reordering.
 */
export function nameOf(product: Named): string {
  const capacity = capacityBeside(product)
  return capacity ? `${isolateBidi(product.name)} ${isolateBidi(capacity)}` : product.name
}

/** What an order calls a product. */
export function wishOf(product: Named & { id: number; code: string | null }): { name: string; code: string } {
  return { name: nameOf(product), code: product.code ?? String(product.id) }
}
