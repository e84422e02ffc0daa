import { Readable, type Writable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Busy, ClientLeft, StorageFull } from '#src/platform/errors.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { Spool } from '#src/platform/files/storage/spool.server.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { closeConnectionOfSlowReader } from '#src/platform/http/responses/slow-reader.server.ts'
import { createSemaphore, createSemaphorePerOwner } from '#src/platform/queues/semaphore.server.ts'

/** A queue of downloads, of which one at a time is written. */
export type DownloadQueue = {
  /**
   * Writes and sends a file when its turn comes. Throws TooMany if the queue is full or the turn does not come in time.
   */
  send(reply: FastifyReply, headers: Record<string, string>, write: WriteFile): Promise<FastifyReply>
  /** Throws TooMany if `send` would refuse another download of this user now. */
  requireRoom(userId: number): void
}

/**
 * The longest wait in the queue of the user, and in the queue of all users. Both waits together are shorter than the
 * server's idle timeout, which would close the connection without an answer.
 */
const maxWaitMs = 50_000

/** Returns a function that creates queues. When the server closes, it aborts their downloads. */
export function createDownloadQueueFactory(app: FastifyInstance, files: FileStore): () => DownloadQueue {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  return () => createDownloadQueue(files, closing.signal)
}

/**
 * Fair queue: each user has one download at a time, from the first byte written to the last byte sent, and two more may
 * wait. This keeps temporary files few. In the queue of all users a download waits only for its turn to be written, so
 * that a slow reader delays nobody else.
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
      await runInUserQueue(
        owner,
        () => sendDownload(reply, writeInQueue, options),
        getOrCreateDisconnectSignal(request.raw),
      )
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
  /** The signal that is aborted when the server closes. */
  closing: AbortSignal
}

/**
 * Sends the output of `write` while it is written, through a temporary file: `write` never waits for the reader, and
 * resolves while the rest is still being sent. An error before the first byte is thrown, so that the answer is an
 * error. A later error breaks the connection, so that no file is silently short. A reader who takes less than 64 KB in
 * 10 seconds is disconnected.
 */
export async function sendDownload(reply: FastifyReply, write: WriteFile, { headers, path, closing }: DownloadOptions) {
  const disconnectSignal = getOrCreateDisconnectSignal(reply.request.raw)
  // The client has left while the download waited for its turn.
  if (disconnectSignal.aborted) return
  const spool = await Spool.create(path)
  const endOfWriting = new AbortController()
  // A full disk aborts the writing too, which would otherwise wait for the spool for ever.
  spool.once('error', (error) => endOfWriting.abort(error))
  const signal = AbortSignal.any([disconnectSignal, closing, endOfWriting.signal])
  let isSending = false
  try {
    const writePromise = write(spool, signal)
    writePromise.catch((error) => spool.destroy(error))
    await spool.waitForFirstBytes(signal)
    closeConnectionOfSlowReader(reply.raw)
    isSending = true
    reply.headers(headers).send(Readable.from(spool.blocks(signal)))
    await Promise.all([writePromise, waitForClose(reply)])
  } catch (error) {
    // A failed write breaks the connection: the error then says that the client has left, and the spool has the cause.
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
