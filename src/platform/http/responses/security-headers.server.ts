import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

type PolicyOptions = {
  /** Inline style sheet and inline scripts that the page may use. */
  style?: string
  scripts?: readonly string[]
  /** Other origins that forms may be sent to. */
  forms?: readonly string[]
}

/** Content-Security-Policy. Without options it is the default policy of every response. */
export function buildContentPolicy({ style, scripts = [], forms = [] }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map(buildHashSource).join('')}`,
    `style-src 'self'${style === undefined ? '' : buildHashSource(style)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Content-Security-Policy of a file that a browser shows in its own viewer. */
export const closedContentPolicy = "default-src 'none'; frame-ancestors 'none'"

const buildHashSource = (inline: string) => ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/**
 * Security headers of every response: CSP, no framing, no MIME sniffing. The set is fixed, so a constant replaces a
 * library.
 */
export const securityHeaders = {
  'content-security-policy': buildContentPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = isHttps ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' } : securityHeaders
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
