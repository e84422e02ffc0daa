import { createServer, type Server } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import { refuseConnectTunnel } from '#src/platform/http/responses/malformed-requests.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'

/** Backpressure: most buffered bytes of a request. A byte may arrive as a chunk of its own, an object of 150 bytes. */
const maxBufferedBytes = 16 * 1024

/**
 * Cache in front of Fastify: a fresh cached response is sent before Fastify creates a request, which would cost more
 * than the response. All other requests go on to Fastify.
 */
export function createCachingServer(cache: PublicCache, counts: ResponseCounts): FastifyServerFactory<Server> {
  return (handleWithFastify, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const server = createServer({ highWaterMark: maxBufferedBytes }, (request, response) => {
      const startedAt = performance.now()
      // While the server closes, Fastify answers every request itself.
      if (server.listening && cache.respondFromMemory(request, response)) {
        counts.countResponse(response.statusCode, performance.now() - startedAt)
      } else {
        handleWithFastify(request, response)
      }
    })
    server.on('connect', (_, socket) => refuseConnectTunnel(socket))
    server.keepAliveTimeout = Number(keepAliveTimeout)
    server.requestTimeout = Number(requestTimeout)
    server.timeout = Number(connectionTimeout)
    return server
  }
}
