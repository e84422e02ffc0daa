import type { TextRule } from '#src/resource/kinds/text/text.ts'

/**
 * Each network's base URL, the path put before a bare account name, the paths that a typed account may begin with, and
 * the hosts of its links.
 */
const networks = {
  instagram: { base: 'https://www.instagram.com/', defaultPath: '', paths: /^$/, hosts: ['instagram.com'] },
  facebook: {
    base: 'https://www.facebook.com/',
    defaultPath: '',
    paths: /^(pages|groups|people)\//,
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
  },
  linkedin: {
    base: 'https://www.linkedin.com/',
    defaultPath: 'company/',
    paths: /^(company|in|school|showcase)\//,
    hosts: ['linkedin.com'],
  },
} as const

export type SocialNetwork = keyof typeof networks

const accountPattern = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u

/**
 * Builds the link for a social account as typed (`@shop`, `shop`, `instagram.com/shop`, a whole URL). A whole http(s)
 * URL may lead to any site. Null without an account, and for a text that is none, such as a sentence or a `javascript:`
 * URL.
 */
export function buildSocialLink(network: SocialNetwork, account: string | null): string | null {
  const { base, defaultPath, paths, hosts } = networks[network]
  const text = account?.trim().replace(/^@/, '') ?? ''
  if (!text) return null
  const isUrl = /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)
  if (isUrl) return URL.canParse(text) ? new URL(text).href : null
  const address = `https://${text}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  if (hosts.some((networkHost) => host === networkHost || host.endsWith(`.${networkHost}`))) {
    return new URL(address).pathname === '/' ? null : new URL(address).href
  }
  if (paths.test(text) && text.split('/').every((segment) => segment === '' || accountPattern.test(segment)))
    return encodeURI(base + text)
  return accountPattern.test(text) ? encodeURI(base + defaultPath + text) : null
}

/** Field rule: refuses accounts without a link, which would break the shop's footer. */
export const socialAccountRule =
  (network: SocialNetwork): TextRule =>
  (text) =>
    buildSocialLink(network, text) === null ? { problem: 'catalog.parameters.social_wrong' } : { value: text }
