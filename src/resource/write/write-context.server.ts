import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'

/** Queues work to run after the commit: files and mail, never rows. Its errors are logged, and the write stays. */
export type AfterCommit = (work: () => Promise<unknown>) => void

/** The transaction of a write, and the actor and services that its steps use. The actor has the current rights. */
export type WriteContext = {
  tx: Tx
  actor: Actor
  files: FileStore
  afterCommit: AfterCommit
  /** True for an import, which runs the same statements many times: they are prepared. */
  usesPreparedStatements?: boolean
  /** True for the second run of a bulk write that a constraint has refused: it finds the refused rows. */
  findsRefusedRows?: boolean
}
