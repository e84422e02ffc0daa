import type { Language } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'

/** What a code tells of a printed record. */
export type VerifiedRecord = {
  rows: number
  date: string
  sheet_hash: string
  intact: boolean
  signed: number
  annulled: number
  changed: number
  initials: string
}

/** Compares the record of a code with what is stored. Null for an unknown code; throws TooMany after many of them. */
export type VerifyRecord = (code: string, address: string) => Promise<VerifiedRecord | null>

/** The state of the page. `code` is as it was typed. */
export type Verification =
  | { outcome: 'ask'; code: null }
  | { outcome: 'unknown'; code: string }
  | { outcome: 'limited'; code: string; minutes: number }
  | { outcome: 'intact' | 'annulled' | 'changed'; code: string; record: VerifiedRecord }

export function buildVerificationOfRecord(code: string, record: VerifiedRecord | null): Verification {
  if (!record) return { outcome: 'unknown', code }
  if (!record.intact) return { outcome: 'changed', code, record }
  return { outcome: record.annulled > 0 ? 'annulled' : 'intact', code, record }
}

/** Address of the page for a code, or of its empty form. */
export const buildVerificationPath = (language: Language, code: string | null): string =>
  `${buildHomePath(language)}verificar${code === null ? '' : `/${encodeURIComponent(code)}`}`

/** Longest text that is shown as a code. */
const maxShownLength = 24

/** The code as it is printed: upper case, in groups of four. A text that cannot be a code is shown as it was typed. */
export function formatTypedCode(typed: string): string {
  const code = typed.replace(/[-\s]/g, '').toUpperCase()
  if (/^[A-Z0-9]{16}$/.test(code)) return code.replace(/(.{4})(?=.)/g, '$1-')
  const characters = [...typed.toWellFormed()]
  return characters.length > maxShownLength ? `${characters.slice(0, maxShownLength).join('')}…` : characters.join('')
}
