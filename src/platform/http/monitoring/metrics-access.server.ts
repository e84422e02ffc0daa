import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { readBearerToken } from '#src/platform/http/access/guard-routes.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/**
 * Headers by which reverse proxies reveal themselves: the standard ones (Forwarded, Via), X-Forwarded-*, the client's
 * address (X-Real-IP, True-Client-IP, CF-Connecting-IP), or the proxy's own name.
 */
const proxyHeader =
  /forward|proxy|^(?:x-)?via$|[_-]ip$|clientip|remote[_-]addr|^x-(?:original|rewrite)-|^x-host$|^cdn-|^cf-|^x-(?:envoy|amz|azure|appengine|akamai|fastly|varnish)/

/**
 * Metrics are readable with METRICS_TOKEN from anywhere, and without it from loopback alone. A proxy on this machine
 * connects from loopback too, so a request with any sign of a proxy needs the token.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken, trustProxy }: Pick<Settings, 'metricsToken' | 'trustProxy'>,
): boolean {
  const token = readBearerToken(request)
  if (metricsToken && token) return isSameToken(token, metricsToken)
  return trustProxy.length === 0 && isLoopback(request.socket.remoteAddress ?? '') && !isProxied(request)
}

/**
 * True if the request came through a proxy. HTTP/1.0 is a sign of one: nginx speaks it to its upstream by default, and
 * no scraper does.
 */
function isProxied({ headers, raw }: FastifyRequest): boolean {
  const hasProxyHeader = Object.keys(headers).some((name) => proxyHeader.test(name))
  return hasProxyHeader || raw.httpVersion === '1.0' || !isLoopbackHost(headers.host ?? '')
}

/** True if the Host header names this machine: `localhost` or a loopback address, with or without a port. */
function isLoopbackHost(host: string): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  return name === 'localhost' || isLoopback(name)
}

/** True for a loopback address. Accepts whole addresses alone: `ipaddr.js` would also take `127.1` and a number. */
function isLoopback(address: string): boolean {
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isWhole && ipaddr.process(address).range() === 'loopback'
}

/** Timing attack: the comparison takes equal time however many characters match. */
function isSameToken(token: string, expectedToken: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(expectedToken))
}
