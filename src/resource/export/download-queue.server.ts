import { Readable, type Writable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Busy, ClientLeft, StorageFull } from '#src/platform/errors.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { Spool } from '#src/platform/files/storage/spool.server.ts'
import { getDisconnectSignal } from '#src/platform/http/access/caller.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { dropSlowReader } from '#src/platform/http/responses/slow-reader.server.ts'
import { createSemaphore, createSemaphorePerOwner } from '#src/platform/queues/semaphore.server.ts'

/** A line of downloads that are worked on one at a time. */
export type DownloadQueue = {
  /** Writes and sends a file when its turn comes. Throws TooMany where the turn does not come. */
  send(reply: FastifyReply, headers: Record<string, string>, write: WriteFile): Promise<FastifyReply>
  /** Throws TooMany where one more of this user would be refused now. */
  requireRoom(userId: number): void
}

/** In either line: both together end before the server's idle timeout would cut the reader off without a word. */
const maxWaitMs = 50_000

/** Makes lines of downloads, all of which end when the server closes. */
export function createQueueFactory(app: FastifyInstance, files: FileStore): () => DownloadQueue {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  return () => createDownloadQueue(files, closing.signal)
}

/**
 * Fair queue: of each user one file at a time is written and sent, so that temporary files stay few, and two wait for
 * it; in the line of all stands only what is to be written, so that a slow reader delays nobody else.
 */
function createDownloadQueue(files: FileStore, closing: AbortSignal): DownloadQueue {
  const busyMessage = 'resource.export.busy'
  const runInQueue = createSemaphore(1, { maxWaiting: 20, busyMessage, maxWaitMs })
  const runInUserQueue = createSemaphorePerOwner(1, { maxWaiting: 2, busyMessage, maxWaitMs })
  return {
    async send(reply, headers, write) {
      const { request } = reply
      const writeInQueue: WriteFile = (out, signal) => runInQueue(() => write(out, signal), signal)
      const options = { headers, path: files.newTemporaryPath(), closing }
      const owner = String(requireActor(request).id)
      await runInUserQueue(owner, () => sendDownload(reply, writeInQueue, options), getDisconnectSignal(request.raw))
      return reply
    },
    requireRoom(userId) {
      runInUserQueue.refuseWhenFull(String(userId))
      runInQueue.refuseWhenFull()
    },
  }
}

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
export async function sendDownload(reply: FastifyReply, write: WriteFile, { headers, path, closing }: DownloadOptions) {
  const disconnectSignal = getDisconnectSignal(reply.request.raw)
  // Gone while it waited for its turn.
  if (disconnectSignal.aborted) return
  const spool = await Spool.create(path)
  const endOfWriting = new AbortController()
  // A disk that is full ends the writing too, which else would wait for the spool for ever.
  spool.once('error', (error) => endOfWriting.abort(error))
  const signal = AbortSignal.any([disconnectSignal, closing, endOfWriting.signal])
  let isSending = false
  try {
    const writePromise = write(spool, signal)
    writePromise.catch((error) => spool.destroy(error))
    await spool.waitForFirstBytes(signal)
    dropSlowReader(reply.raw)
    isSending = true
    reply.headers(headers).send(Readable.from(spool.blocks(signal)))
    await Promise.all([writePromise, waitForClose(reply)])
  } catch (error) {
    // A failed writing breaks the connection, which then looks as if the reader had left.
    const cause = spool.errored ?? error
    if (cause instanceof ClientLeft) return
    if (!isSending) throw closing.aborted ? new Busy() : explainFullDisk(cause)
    reply.raw.destroy()
    const route = reply.request.routeOptions.url
    if (!closing.aborted) reply.request.log.error({ err: cause, route }, 'download failed')
  } finally {
    endOfWriting.abort()
    await spool.discard()
  }
}

const explainFullDisk = (error: unknown) =>
  error instanceof StorageFull ? new StorageFull('resource.export.storage_full') : error

function waitForClose({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.closed) resolve()
    else raw.once('close', resolve)
  })
}
