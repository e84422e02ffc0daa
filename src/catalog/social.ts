import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Where each network's pages stand; what may come before an account there; under which hosts its links are. */
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
 * A social account as typed (`@shop`, `shop`, `instagram.com/shop`, a whole address) as a link; null where it is none:
 * another network's page, a sentence, a `javascript:`.
 */
export function socialLink(network: Network, typed: string | null): string | null {
  const { base, before, paths, hosts } = networks[network]
  const text = typed?.trim().replace(/^@/, '') ?? ''
  if (!text) return null
  const isWhole = /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)
  // A whole address is where its writer wants to lead.
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

/** What can be no account of the network is said at its field: it would be a link to nowhere in the shop's footer. */
export const socialAccount =
  (network: Network): TextRule =>
  (text) =>
    socialLink(network, text) === null ? { problem: 'catalog.parameters.social_wrong' } : { value: text }
