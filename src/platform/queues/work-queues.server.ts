import type { MessageRef } from '#src/platform/errors.ts'
import {
  createFairSemaphore,
  createSemaphore,
  type RunInFairTurn,
  type RunInTurn,
} from '#src/platform/queues/semaphore.server.ts'

/** Who works on many rows at a time, so that nobody takes all connections. */
export type WorkQueues = {
  /** Bulk edits, deletes, their previews and undos, on the bulk connections. */
  runBulkWrite: RunInFairTurn
  /** Lists of more rows than a screen shows, on the bulk connections: of the staff. */
  runLongList: RunInFairTurn
  /** The same of public resources, which everybody reads as a visitor. */
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
/** Share of the connections that writes of one record may hold. */
const recordWriteShare = 0.6

/** What those are told whose turn does not come. */
type BusyMessages = { write: MessageRef; list: MessageRef }

/** The lines of one instance. Whoever finds a line full, or waits in it for ten seconds, is refused with TooMany. */
export function createWorkQueues(connections: number, busy: BusyMessages): WorkQueues {
  const options = { maxWaiting, maxWaitingPerOwner, maxWaitMs }
  return {
    runBulkWrite: createFairSemaphore(maxRunning, { ...options, busyMessage: busy.write }),
    runLongList: createFairSemaphore(maxRunning, { ...options, busyMessage: busy.list }),
    runLongVisitorList: createFairSemaphore(maxRunningForVisitors, { ...options, busyMessage: busy.list }),
    runRecordWrite: createSemaphore(Math.ceil(connections * recordWriteShare), {
      maxWaiting: maxWaitingRecords,
      busyMessage: busy.write,
      maxWaitMs,
    }),
  }
}
