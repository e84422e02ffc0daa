import { createServer, type Server } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import { refuseTunnel } from '#src/platform/http/responses/malformed-requests.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'

/** Backpressure: bytes of a message that wait to be read. A byte may come as a chunk of its own, an object of 150. */
const maxBufferedBytes = 16 * 1024

/**
 * Cache in front of the framework: an answer in memory that is still true is sent before Fastify makes a request of it,
 * which would cost more than the answer. Everything else goes on to Fastify.
 */
export function createCachingServer(cache: PublicCache, counts: ResponseCounts): FastifyServerFactory<Server> {
  return (handleWithFastify, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const server = createServer({ highWaterMark: maxBufferedBytes }, (request, response) => {
      const startedAt = performance.now()
      // While closing, Fastify answers itself.
      if (server.listening && cache.respondFromMemory(request, response)) {
        counts.countResponse(response.statusCode, performance.now() - startedAt)
      } else {
        handleWithFastify(request, response)
      }
    })
    server.on('connect', (_, socket) => refuseTunnel(socket))
    server.keepAliveTimeout = Number(keepAliveTimeout)
    server.requestTimeout = Number(requestTimeout)
    server.timeout = Number(connectionTimeout)
    return server
  }
}
