import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'

/** Queues work for after the commit: files and mail, never rows. An error is logged; the write stands. */
export type AfterCommit = (work: () => Promise<unknown>) => void

/** What a write works with, in its transaction. The actor has the rights that they have now. */
export type WriteContext = {
  tx: Tx
  actor: Actor
  files: FileStore
  afterCommit: AfterCommit
  /** True when statements of one shape come in great number, as from the data loader: they are prepared. */
  isRepeated?: boolean
  /** True when a constraint has refused this write of many rows once, and it runs again to name the refused rows. */
  seeksRefused?: boolean
}
