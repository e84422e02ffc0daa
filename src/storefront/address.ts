import type { Language } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'

/** Query of the shop window: category (null for all), page, search text. */
export type WindowQuery = { category: number | null; page: number; q: string }

export const wholeWindow: WindowQuery = { category: null, page: 1, q: '' }

export function buildContactPath(language: Language): string {
  return `${buildHomePath(language)}contacto`
}

/** Page after the contact form was sent without the script. */
export function buildThanksPath(language: Language): string {
  return `${buildContactPath(language)}/enviado`
}

/** Address of a shop window. Default parameters are left out, so that each window has exactly one address. */
export function buildShopWindowPath(language: Language, query: Partial<WindowQuery>): string {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.category) params.set('category', String(query.category))
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return buildHomePath(language) + (params.size > 0 ? `?${params}` : '')
}

/**
 * Parses the parameters of a shop window. Other parameters are ignored, so that campaign links share the cached page.
 * Null if a parameter is malformed (page −1, control characters). The search text is cut to 80 characters.
 */
export function parseShopWindowQuery(query: Record<string, unknown>): WindowQuery | null {
  const page = parseOptionalPositiveInteger(query['page'], 1)
  const category = parseOptionalPositiveInteger(query['category'], null)
  const q = query['q'] ?? ''
  if (page === undefined || category === undefined || typeof q !== 'string' || /\p{Cc}/u.test(q.trim())) return null
  return { page: page ?? 1, category, q: q.toWellFormed().trim().replace(/\s+/g, ' ').slice(0, 80) }
}

function parseOptionalPositiveInteger<Absent>(value: unknown, absentValue: Absent): number | Absent | undefined {
  if (value === undefined || value === '') return absentValue
  if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value)) return undefined
  return Number(value)
}
