import type { IncomingMessage } from 'node:http'

/** Whether the asking program can read this encoding: named, and not with a weight of zero (RFC 9110, 12.5.3). */
export function acceptsEncoding({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip'): boolean {
  return named[encoding].test(String(headers['accept-encoding'] ?? ''))
}

const named = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
}
