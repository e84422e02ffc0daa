import { slugOf } from '#src/catalog/slug.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

/** What the window shows: one category or all, what is searched, and which page of it. */
export type WindowQuery = { category: number | null; page: number; q: string }

export const wholeWindow: WindowQuery = { category: null, page: 1, q: '' }

export function homePath(language: Language): string {
  return language === 'es' ? '/' : `/${language}/`
}

export function productPath(language: Language, product: { id: number; name: string }): string {
  return `${homePath(language)}producto/${product.id}-${slugOf(product.name)}`
}

export function contactPath(language: Language): string {
  return `${homePath(language)}contacto`
}

/** Where a form without scripts leads to once its message was taken. */
export function thanksPath(language: Language): string {
  return `${contactPath(language)}/enviado`
}

/** Without the parameters that say what is so anyway: one window has one address. */
export function windowPath(language: Language, query: Partial<WindowQuery>): string {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.category) params.set('category', String(query.category))
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return homePath(language) + (params.size > 0 ? `?${params}` : '')
}

/**
 * Reads the parameters that we know; others are ignored, so that a campaign's link shows the same cached page. Null
 * where one of ours cannot be meant (page −1, a category that is no number, control characters).
 */
export function parseWindowQuery(given: Record<string, unknown>): WindowQuery | null {
  const page = parseCount(given['page'], 1)
  const category = parseCount(given['category'], null)
  const q = given['q'] ?? ''
  if (page === undefined || category === undefined || typeof q !== 'string' || /\p{Cc}/u.test(q.trim())) return null
  return { page: page ?? 1, category, q: q.toWellFormed().trim().replace(/\s+/g, ' ').slice(0, 80) }
}

function parseCount<Absent>(given: unknown, absent: Absent): number | Absent | undefined {
  if (given === undefined || given === '') return absent
  if (typeof given !== 'string' || !/^[1-9]\d{0,8}$/.test(given)) return undefined
  return Number(given)
}
