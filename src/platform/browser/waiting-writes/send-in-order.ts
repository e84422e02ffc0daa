import { CallFailed } from '#src/platform/browser/call-failed.ts'
import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'

/** How the writes are stored and sent. Tests replace both. */
export type SendingMeans = {
  list: () => Promise<readonly WaitingWrite[]>
  replace: (write: WaitingWrite) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** Sends one write and returns the answer's body. Throws CallFailed. */
  send: (write: WaitingWrite) => Promise<unknown>
  /** True for a refusal that says that this very write was done before. */
  isDoneAlready: (failure: CallFailed) => boolean
  onSent: (write: WaitingWrite, answer: unknown) => Promise<void>
}

/** Statuses after which the same write may succeed later: no answer, no session, too many requests, a failed server. */
const mayRepeatLater = ({ status }: CallFailed) => status === 0 || status === 401 || status === 429 || status >= 500

/**
 * Sends the writes one after the other, in their order, until one gets no answer. A refused write keeps its refusal and
 * does not hold up the next. Each has its own idempotency key, so that a lost answer does no harm.
 */
export async function sendInOrder(means: SendingMeans): Promise<void> {
  for (const write of await means.list()) {
    if (write.refusal) continue
    try {
      const answer = await means.send(write)
      await means.onSent(write, answer)
      await means.remove(write.id)
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (means.isDoneAlready(failure)) {
        await means.onSent(write, null)
        await means.remove(write.id)
      } else if (mayRepeatLater(failure)) return
      else await means.replace({ ...write, refusal: { status: failure.status, body: failure.body } })
    }
  }
}
