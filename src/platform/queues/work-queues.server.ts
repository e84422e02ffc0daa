import type { MessageRef } from '#src/platform/errors.ts'
import {
  createFairSemaphore,
  createSemaphore,
  type RunInFairTurn,
  type RunInTurn,
} from '#src/platform/queues/semaphore.server.ts'

/** Queues that limit simultaneous work, so that no user takes all connections of the database. */
export type WorkQueues = {
  /** Bulk edits and deletes, their previews and undos, on the bulk connections. */
  runBulkWrite: RunInFairTurn
  /** Lists of staff with more rows than a screen shows, on the bulk connections. */
  runLongList: RunInFairTurn
  /** Long lists of public resources, which visitors read, on the bulk connections. */
  runLongVisitorList: RunInFairTurn
  /** Writes of one record: those that wait for a locked row leave connections for reads. */
  runRecordWrite: RunInTurn
}

const maxWaitMs = 10_000
const maxRunning = 2
const maxRunningForVisitors = 1
const maxWaiting = 100
const maxWaitingPerOwner = 20
const maxWaitingRecords = 500
/** Share of the connections that writes of one record may take. */
const recordWriteShare = 0.6

/** Messages of the refusals when a queue is full or the wait too long. */
type BusyMessages = { write: MessageRef; list: MessageRef }

/**
 * Creates the queues of one instance. Work is refused with TooMany if its queue is full or it has waited ten seconds.
 */
export function createWorkQueues(connectionCount: number, busyMessages: BusyMessages): WorkQueues {
  const options = { maxWaiting, maxWaitingPerOwner, maxWaitMs }
  return {
    runBulkWrite: createFairSemaphore(maxRunning, { ...options, busyMessage: busyMessages.write }),
    runLongList: createFairSemaphore(maxRunning, { ...options, busyMessage: busyMessages.list }),
    runLongVisitorList: createFairSemaphore(maxRunningForVisitors, { ...options, busyMessage: busyMessages.list }),
    runRecordWrite: createSemaphore(Math.ceil(connectionCount * recordWriteShare), {
      maxWaiting: maxWaitingRecords,
      busyMessage: busyMessages.write,
      maxWaitMs,
    }),
  }
}
