import { Readable, type Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Busy, ClientLeft, StorageFull } from '#src/platform/errors.ts'
import { Spool } from '#src/platform/files/spool.server.ts'
import { leavingOf } from '#src/platform/http/caller.server.ts'
import { dropSlowReader } from '#src/platform/http/reader-pace.server.ts'

/** Writes a file into `out`, until `signal` is aborted. */
export type WriteFile = (out: Writable, signal: AbortSignal) => Promise<void>

type DownloadOptions = {
  headers: Record<string, string>
  /** Path of the temporary file. */
  path: string
  /** Aborts when the server closes. */
  closing: AbortSignal
}

/**
 * Sends what `write` writes as it comes, by way of a temporary file: `write` never waits for the reader, and resolves
 * while the rest is still being sent. An error before the first byte is thrown, to be answered; a later one breaks the
 * connection, so that no file is silently short. A reader who takes less than 64 KB in 10 seconds is cut off.
 */
export async function sendDownload(
  reply: FastifyReply,
  write: WriteFile,
  { headers, path, closing }: DownloadOptions,
): Promise<void> {
  const leaving = leavingOf(reply.request.raw)
  // Gone while it waited for its turn.
  if (leaving.aborted) return
  const spool = await Spool.create(path)
  const over = new AbortController()
  // A disk that is full ends the writing too, which else would wait for the spool for ever.
  spool.once('error', (error) => over.abort(error))
  const signal = AbortSignal.any([leaving, closing, over.signal])
  let isSending = false
  try {
    const writing = write(spool, signal)
    writing.catch((error) => spool.destroy(error))
    await spool.hasBegun(signal)
    dropSlowReader(reply.raw)
    isSending = true
    reply.headers(headers).send(Readable.from(spool.blocks(signal)))
    await Promise.all([writing, hasClosed(reply)])
  } catch (error) {
    // A failed writing breaks the connection, which then looks as if the reader had left.
    const cause = spool.errored ?? error
    if (cause instanceof ClientLeft) return
    if (!isSending) throw closing.aborted ? new Busy() : refusalOf(cause)
    reply.raw.destroy()
    const route = reply.request.routeOptions.url
    if (!closing.aborted) reply.request.log.error({ err: cause, route }, 'download failed')
  } finally {
    over.abort()
    await spool.discard()
  }
}

const refusalOf = (error: unknown) =>
  error instanceof StorageFull ? new StorageFull('resource.export.storage_full') : error

function hasClosed({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.closed) resolve()
    else raw.once('close', resolve)
  })
}
