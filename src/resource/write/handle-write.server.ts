import { channel } from 'node:diagnostics_channel'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'
import { type RequestBody, withRequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { prepareEntityOfStaleRefusal } from '#src/resource/visibility/answer-entity.server.ts'
import { findStoredAnswerOrRefuseReusedKey, parseIdempotencyClaim } from '#src/resource/write/idempotency.server.ts'
import { mapConstraintErrorToRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { type StoredUploads, type UploadsToStore, withStoredUploads } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { type RequireVisible, runWriteTransaction } from '#src/resource/write/write-transaction.server.ts'

/**
 * Publishes each request that `handleWrite` handles. A test lists the few routes that write without it.
 */
export const writeChannel = channel('resource:write')

/** A checked input, and the uploads to store before the transaction. */
export type PreparedInput<Input> = { input: Input; uploads: readonly UploadsToStore[] }

/** The steps of one write, from its body to its answer. */
export type WriteHandler<Input, Answer> = {
  /** The written resource, at whose fields refusals are reported. It must be set once `checkBody` has run. */
  readonly prepared?: PreparedResource | undefined
  /** File fields that the body may contain. */
  uploadFields?: UploadFields
  /** Parses the body, with the current rights of the sender. Throws Invalid. */
  checkBody(body: RequestBody, actor: Actor): Input | Promise<Input>
  /**
   * Runs before the transaction, for work that is slow, costly or counts against a limit. A repeated request gets its
   * stored answer without it.
   */
  prepare?: ((input: Input, actor: Actor) => Promise<PreparedInput<Input>>) | undefined
  /** True for a preview of a write of one record: it is rolled back. */
  isPreview?(input: Input): boolean
  /** Set for a bulk write: tells whether the request asks for a preview only. */
  bulk?(input: Input): { isPreview: boolean }
  /** Runs in the transaction. The answer is stored under the request's idempotency key. */
  run(context: WriteContext, input: Input, storedUploads: StoredUploads): Promise<Answer>
  requireVisible?: RequireVisible<Answer>
}

/**
 * Receives a write, runs it in a transaction and returns its answer. The sender's rights are checked before and after
 * the body is read, and again in the transaction. Stored files are removed again if the write does not commit.
 */
export async function handleWrite<Input, Answer>(
  services: Services,
  request: FastifyRequest,
  handler: WriteHandler<Input, Answer>,
): Promise<Answer> {
  if (writeChannel.hasSubscribers) writeChannel.publish(request)
  try {
    return await withRequestBody(request, services.files, handler.uploadFields ?? new Map(), (body) =>
      runWriteOrAnswerRepeat(services, request, handler, body),
    )
  } catch (error) {
    const { prepared } = handler
    if (!prepared) throw error
    throw mapConstraintErrorToRefusal(
      prepareEntityOfStaleRefusal(services.links, prepared, request.actor, error),
      prepared,
    )
  }
}

async function runWriteOrAnswerRepeat<Input, Answer>(
  services: Services,
  request: FastifyRequest,
  handler: WriteHandler<Input, Answer>,
  body: RequestBody,
): Promise<Answer> {
  const { sql, authorization, files } = services
  const { checkBody, prepare, requireVisible } = handler
  const actor = await authorization.reauthorize(sql, request)
  const checkedInput = await checkBody(body, actor)
  // Idempotency comes first: a repeated request carries the stamp that its first try has changed.
  const storedAnswer = prepare
    ? await findStoredAnswerOrRefuseReusedKey(sql, parseIdempotencyClaim(request, body))
    : null
  if (storedAnswer) {
    const answer = storedAnswer.answer as Answer
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
        // What a preview has stored is rolled back.
        if (!handler.isPreview?.(input)) keepUploads()
        return answer
      },
      { bulk: handler.bulk?.(input), isPreview: handler.isPreview?.(input), requireVisible },
    ),
  )
}
