import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { parseId } from '#src/resource/record-id.ts'

/**
 * Builds the slug of a product's URL, at most 80 characters: `iPhone 15 Pro 256 GB` → `iphone-15-pro-256-gb`. It is
 * `producto` if no letter or digit remains.
 */
export function buildSlug(name: string): string {
  const slug = foldAccentsAndCase(name.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'producto'
}

/**
 * Parses the id and the slug of a product's address, such as `12-iphone-15`. Null if no product can have that id. The
 * slug may be outdated.
 */
export function parseSluggedId(text: string): { id: number; slug: string } | null {
  const [, digits, slug = ''] = /^(\d+)(?:-(.*))?$/s.exec(text) ?? []
  const id = parseId(digits)
  return id === null ? null : { id, slug }
}
