import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Busy } from '#src/platform/errors.ts'

type Produce = (out: Writable, signal: AbortSignal) => Promise<void>

/**
 * Sends what `produce` writes as it comes. An error before the first byte is thrown, to be answered; a later one breaks
 * the connection, so that no file is silently short. `signal` aborts as soon as the reader is gone, or with `ended`.
 */
export async function sendDownload(
  reply: FastifyReply,
  headers: Record<string, string>,
  produce: Produce,
  ended: AbortSignal,
): Promise<void> {
  // Gone while it waited for its turn.
  if (reply.raw.closed) return
  const left = new AbortController()
  reply.raw.once('close', () => left.abort(new Error('the reader is gone')))
  const signal = AbortSignal.any([left.signal, ended])
  const out = new PassThrough()
  // Unhandled 'error' event: it is destroyed with an error where `produce` fails, which is handled below.
  out.on('error', () => {})
  const producing = produce(out, signal)
  try {
    await Promise.race([producing, once(out, 'readable', { signal })])
  } catch (error) {
    producing.catch(() => {})
    out.destroy()
    if (left.signal.aborted) return
    throw ended.aborted ? new Busy() : error
  }
  reply.headers(headers).send(out)
  await producing.catch((error) => {
    if (!signal.aborted)
      reply.request.log.error({ err: error, route: reply.request.routeOptions.url }, 'download failed')
    out.destroy(error)
  })
}
