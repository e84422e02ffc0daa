import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Files } from '#src/platform/files/files.server.ts'
import { leavingOf } from '#src/platform/http/caller.server.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { takeTurns, takeTurnsEach } from '#src/platform/turns.server.ts'
import { sendDownload, type WriteFile } from '#src/resource/export/download.server.ts'

/** A line of downloads that are worked on one at a time. */
export type DownloadLine = {
  /** Writes and sends a file when its turn comes. Throws TooMany where the turn does not come. */
  send(reply: FastifyReply, headers: Record<string, string>, write: WriteFile): Promise<FastifyReply>
  /** Throws TooMany where one more of this user would be refused now. */
  requireRoom(userId: number): void
}

/** In either line: both together end before the server's idle timeout would cut the reader off without a word. */
const patienceMs = 50_000

/** Makes lines of downloads, all of which end when the server closes. */
export function downloadLines(app: FastifyInstance, files: Files): () => DownloadLine {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  return () => openLine(files, closing.signal)
}

/**
 * Fair queue: of each user one file at a time is written and sent, so that temporary files stay few, and two wait for
 * it; in the line of all stands only what is to be written, so that a slow reader delays nobody else.
 */
function openLine(files: Files, closing: AbortSignal): DownloadLine {
  const full = 'resource.export.busy'
  const ofAll = takeTurns(1, { line: 20, full, patienceMs })
  const ofUser = takeTurnsEach(1, { line: 2, full, patienceMs })
  return {
    async send(reply, headers, write) {
      const { request } = reply
      const inLine: WriteFile = (out, signal) => ofAll(() => write(out, signal), signal)
      const options = { headers, path: files.incoming(), closing }
      const owner = String(actorOf(request).id)
      await ofUser(owner, () => sendDownload(reply, inLine, options), leavingOf(request.raw))
      return reply
    },
    requireRoom(userId) {
      ofUser.requireRoom(String(userId))
      ofAll.requireRoom()
    },
  }
}
