import type { TextRule } from '#src/resource/fields.ts'

const hosts = { instagram: 'www.instagram.com', facebook: 'www.facebook.com', linkedin: 'www.linkedin.com' } as const

/**
 * A social account as typed (`@shop`, `shop`, `instagram.com/shop`, a whole address) as a link; null where it can't be
 * one. Only http and https: a typed `javascript:` is a name like any other.
 */
export function socialLink(network: keyof typeof hosts, typed: string | null): string | null {
  const text = typed?.trim().replace(/^@/, '') ?? ''
  if (!text) return null
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : null
  const address = `https://${text}`
  if (/^[\w-]+(\.[\w-]+)+\//.test(text) && URL.canParse(address)) return new URL(address).href
  const path = network === 'linkedin' ? 'company/' : ''
  return `https://${hosts[network]}/${path}${encodeURIComponent(text)}`
}

const account = /^@?[\p{L}\p{N}][\p{L}\p{N}._-]*$/u
const addressWithoutScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\/\S+$/u

/** An account or the address of its page; anything else would be a link to nowhere in the shop's footer. */
export const socialAccount: TextRule = (text) => {
  const isAddress = /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text)
  const isOne = isAddress || account.test(text) || addressWithoutScheme.test(text)
  return isOne ? { value: text } : { problem: 'catalog.parameters.social_wrong' }
}
