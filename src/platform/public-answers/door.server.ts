import { createServer, type Server } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { AnswerCounts } from '#src/platform/http/metrics.server.ts'
import { refuseTunnel } from '#src/platform/http/unreadable.server.ts'
import type { PublicCache } from '#src/platform/public-answers/public-cache.server.ts'

/**
 * The server that the framework listens with. What is in memory and still true is answered before a request of the
 * framework is made of it, which would cost more than the answer; all else goes inside.
 */
export function serverWithDoor(cache: PublicCache, counts: AnswerCounts): FastifyServerFactory<Server> {
  return (inside, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const server = createServer((request, response) => {
      const began = performance.now()
      // Who comes while the server closes is told so inside.
      if (server.listening && cache.answersAtTheDoor(request, response)) {
        counts.count(response.statusCode, performance.now() - began)
      } else {
        inside(request, response)
      }
    })
    server.on('connect', (_, socket) => refuseTunnel(socket))
    server.keepAliveTimeout = Number(keepAliveTimeout)
    server.requestTimeout = Number(requestTimeout)
    server.timeout = Number(connectionTimeout)
    return server
  }
}
