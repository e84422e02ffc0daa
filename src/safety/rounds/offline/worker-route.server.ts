import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { programDirectory } from '#src/platform/program.server.ts'
import { roundWorkerAddress } from '#src/safety/rounds/offline/keep-screen.ts'

/**
 * Serves the service worker of rounds. Its address is above `/admin/`, because a worker sees no address above its own.
 */
export function addRoundWorkerRoute(app: FastifyInstance): void {
  const script = readFileSync(path.join(programDirectory, 'public', 'round-worker.js'))
  app.get(roundWorkerAddress, { config: { access: 'public' } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}
