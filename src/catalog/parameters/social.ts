import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** By network: base URL, default path before an account, paths that an account may begin with, hosts of its links. */
const networks = {
  instagram: { base: 'https://www.instagram.com/', before: '', paths: /^$/, hosts: ['instagram.com'] },
  facebook: {
    base: 'https://www.facebook.com/',
    before: '',
    paths: /^(pages|groups|people)\//,
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
  },
  linkedin: {
    base: 'https://www.linkedin.com/',
    before: 'company/',
    paths: /^(company|in|school|showcase)\//,
    hosts: ['linkedin.com'],
  },
} as const

export type Network = keyof typeof networks

const account = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u

/**
 * Link for a social account as typed (`@shop`, `shop`, `instagram.com/shop`, a whole URL); null where it can be none: a
 * sentence, `javascript:`. A whole http(s) URL may lead to any site.
 */
export function socialLink(network: Network, typed: string | null): string | null {
  const { base, before, paths, hosts } = networks[network]
  const text = typed?.trim().replace(/^@/, '') ?? ''
  if (!text) return null
  const isWhole = /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)
  // A whole URL is taken as it is.
  if (isWhole) return URL.canParse(text) ? new URL(text).href : null
  const address = `https://${text}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  if (hosts.some((own) => host === own || host.endsWith(`.${own}`))) {
    return new URL(address).pathname === '/' ? null : new URL(address).href
  }
  if (paths.test(text) && text.split('/').every((piece) => piece === '' || account.test(piece)))
    return encodeURI(base + text)
  return account.test(text) ? encodeURI(base + before + text) : null
}

/** Field rule: refuses what `socialLink` cannot link, as it would be a broken link in the shop's footer. */
export const socialAccount =
  (network: Network): TextRule =>
  (text) =>
    socialLink(network, text) === null ? { problem: 'catalog.parameters.social_wrong' } : { value: text }
