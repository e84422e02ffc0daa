import type { MessageRef } from '#src/platform/errors.ts'
import { type InFairTurn, type InTurn, takeFairTurns, takeTurns } from '#src/platform/queues/semaphore.server.ts'

/** Who works on many rows at a time, so that nobody takes all connections. */
export type BulkTurns = {
  /** Bulk edits, deletes, their previews and undos, on the bulk connections. */
  inWriteTurn: InFairTurn
  /** Lists of more rows than a screen shows, on the bulk connections: of the staff. */
  inListTurn: InFairTurn
  /** The same of public resources, which everybody reads as a visitor. */
  inVisitorListTurn: InFairTurn
  /** Writes of one record: those that wait for a locked row leave connections for reads. */
  inRecordTurn: InTurn
}

const patienceMs = 10_000
const atOnce = 2
const visitorsAtOnce = 1
const lineOfAll = 100
const lineOfOwner = 20
const recordLine = 500
/** Share of the connections that writes of one record may hold. */
const shareOfWrites = 0.6

/** What those are told whose turn does not come. */
type BusyTexts = { write: MessageRef; list: MessageRef }

/** The lines of one instance. Whoever finds a line full, or waits in it for ten seconds, is refused with TooMany. */
export function openBulkTurns(connections: number, busy: BusyTexts): BulkTurns {
  const waiting = { line: lineOfAll, lineOfOwner, patienceMs }
  return {
    inWriteTurn: takeFairTurns(atOnce, { ...waiting, full: busy.write }),
    inListTurn: takeFairTurns(atOnce, { ...waiting, full: busy.list }),
    inVisitorListTurn: takeFairTurns(visitorsAtOnce, { ...waiting, full: busy.list }),
    inRecordTurn: takeTurns(Math.ceil(connections * shareOfWrites), { line: recordLine, full: busy.write, patienceMs }),
  }
}
