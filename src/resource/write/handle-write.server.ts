import { channel } from 'node:diagnostics_channel'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { type Body, withBody } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { staleAnswerTo } from '#src/resource/signed.server.ts'
import { findStoredAnswer, parseIdempotencyClaim } from '#src/resource/write/idempotency.server.ts'
import { mapWriteError } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { type StoredUploads, type UploadsToStore, withStoredUploads } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { type RequireVisible, runWriteTransaction } from '#src/resource/write/write-transaction.server.ts'

/** Publishes each request that is written here: no other way leads into the database but for a tested list. */
export const writeChannel = channel('resource:write')

/** A checked input, and the uploads that are stored before the transaction. */
export type PreparedInput<Input> = { input: Input; uploads: readonly UploadsToStore[] }

/** One write, from its body to its answer; each part runs in this order. */
export type WriteHandler<Input, Answer> = {
  /** The resource that is written: refusals are told at its fields. Known from `check` on at the latest. */
  readonly prepared?: Prepared | undefined
  /** File fields that the body may bring. */
  uploadFields?: FilesTaken
  /** Reads the body and checks it, with the sender's rights as they are now. Throws Invalid. */
  checkBody(body: Body, actor: Actor): Input | Promise<Input>
  /**
   * Before the transaction: what is slow, costly or counts against a limit. A repeated request is answered before it by
   * its key.
   */
  prepare?: ((input: Input, actor: Actor) => Promise<PreparedInput<Input>>) | undefined
  /** Set for a write of many rows. */
  bulk?(input: Input): { isPreview: boolean }
  /** In the transaction. Its answer is stored under the request's key. */
  run(context: WriteContext, input: Input, storedUploads: StoredUploads): Promise<Answer>
  requireVisible?: RequireVisible<Answer>
}

/**
 * Receives a write, runs it in its transaction and returns its answer. The sender's rights are checked before the body
 * is read, and again in the transaction. Stored files without a committed row are removed again.
 */
export async function handleWrite<Input, Answer>(
  services: Services,
  request: FastifyRequest,
  handler: WriteHandler<Input, Answer>,
): Promise<Answer> {
  if (writeChannel.hasSubscribers) writeChannel.publish(request)
  try {
    return await withBody(request, services.files, handler.uploadFields ?? new Map(), (body) =>
      runWrite(services, request, handler, body),
    )
  } catch (error) {
    const { prepared } = handler
    if (!prepared) throw error
    throw mapWriteError(staleAnswerTo(services.links, prepared, request.actor, error), prepared)
  }
}

async function runWrite<Input, Answer>(
  services: Services,
  request: FastifyRequest,
  handler: WriteHandler<Input, Answer>,
  body: Body,
): Promise<Answer> {
  const { sql, rights, files } = services
  const { checkBody, prepare, requireVisible } = handler
  const actor = await rights.renew(sql, request)
  const checkedInput = await checkBody(body, actor)
  // Idempotency before all that is costly, and before the optimistic lock: a repeat would find the stamp that its own
  // first try has changed.
  const stored = prepare ? await findStoredAnswer(sql, parseIdempotencyClaim(request, body)) : null
  if (stored) {
    const answer = stored.answer as Answer
    await requireVisible?.(sql, actor, answer)
    return answer
  }
  const { input, uploads } = prepare ? await prepare(checkedInput, actor) : { input: checkedInput, uploads: [] }
  return withStoredUploads(files, uploads, (storedUploads, keepUploads) =>
    runWriteTransaction(
      services,
      request,
      body,
      async (context) => {
        const answer = await handler.run(context, input, storedUploads)
        keepUploads()
        return answer
      },
      { bulk: handler.bulk?.(input), requireVisible },
    ),
  )
}
