import { channel } from 'node:diagnostics_channel'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { type Body, withBody } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { staleAnswerTo } from '#src/resource/visibility/answer-entity.server.ts'
import { claimOf, earlierAnswer } from '#src/resource/write/idempotency.server.ts'
import { refusalOfWrite } from '#src/resource/write/rows/refusals.server.ts'
import { type StoredByField, type UploadsToStore, withStored } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { inWriteTransaction, type RequireSeen } from '#src/resource/write/write-transaction.server.ts'

/** Publishes each request that is written here: no other way leads into the database but for a tested list. */
export const handledWrites = channel('resource:write')

/** A checked input, and the uploads that are stored before the transaction. */
export type PreparedInput<Input> = { input: Input; uploads: readonly UploadsToStore[] }

/** One write, from its body to its answer; each part runs in this order. */
export type WriteHandler<Input, Answer> = {
  /** The resource that is written: refusals are told at its fields. Known from `check` on at the latest. */
  readonly prepared?: Prepared | undefined
  /** File fields that the body may bring. */
  takes?: FilesTaken
  /** Reads the body and checks it, with the sender's rights as they are now. Throws Invalid. */
  check(body: Body, actor: Actor): Input | Promise<Input>
  /**
   * Before the transaction: what is slow, costly or counts against a limit. A repeated request is answered before it by
   * its key.
   */
  prepare?: ((input: Input, actor: Actor) => Promise<PreparedInput<Input>>) | undefined
  /** Set for a write of many rows. */
  bulk?(input: Input): { isPreview: boolean }
  /** In the transaction. Its answer is stored under the request's key. */
  run(context: WriteContext, input: Input, stored: StoredByField): Promise<Answer>
  requireSeen?: RequireSeen<Answer>
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
  if (handledWrites.hasSubscribers) handledWrites.publish(request)
  try {
    return await withBody(request, services.files, handler.takes ?? new Map(), (body) =>
      runWrite(services, request, handler, body),
    )
  } catch (error) {
    const { prepared } = handler
    if (!prepared) throw error
    throw refusalOfWrite(staleAnswerTo(services.links, prepared, request.actor, error), prepared)
  }
}

async function runWrite<Input, Answer>(
  services: Services,
  request: FastifyRequest,
  handler: WriteHandler<Input, Answer>,
  body: Body,
): Promise<Answer> {
  const { sql, rights, files } = services
  const { check, prepare, requireSeen } = handler
  const actor = await rights.renew(sql, request)
  const checked = await check(body, actor)
  // Idempotency before all that is costly, and before the optimistic lock: a repeat would find the stamp that its own
  // first try has changed.
  const earlier = prepare ? await earlierAnswer(sql, claimOf(request, body)) : null
  if (earlier) {
    const answer = earlier.answer as Answer
    await requireSeen?.(sql, actor, answer)
    return answer
  }
  const { input, uploads } = prepare ? await prepare(checked, actor) : { input: checked, uploads: [] }
  return withStored(files, uploads, (stored, markUsed) =>
    inWriteTransaction(
      services,
      request,
      body,
      async (context) => {
        const answer = await handler.run(context, input, stored)
        markUsed()
        return answer
      },
      { bulk: handler.bulk?.(input), requireSeen },
    ),
  )
}
