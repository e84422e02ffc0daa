import type { Import } from '#src/importer/imports.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { holds } from '#src/platform/actor.ts'
import type { Reads, Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden, type MessageRef } from '#src/platform/errors.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import type { Log } from '#src/platform/log.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'
import type { AfterCommit } from '#src/resource/write/write-context.server.ts'

/** A user as they are now, by their id; null where the account is closed. */
export type LoadUser = (db: Reads, userId: number, requestId: string) => Promise<Actor | null>

/** What the loader works with; `holder` is its name on the leases that it holds. */
export type WorkerContext = {
  sql: Sql
  files: Files
  registry: Registry
  loadUser: LoadUser
  /** What sheets call the fields of each resource. */
  sheetWords: Readonly<Record<string, SheetWords>>
  /** True for what sheets call some field. */
  isHeading: (heading: string) => boolean
  /** After each commit: other instances give no older public answers. */
  spreadPublicVersion: () => Promise<void>
  /** Called when it has found something to do. */
  onBusy: () => void
  log: Log
  holder: string
}

/** Whoever loads may no longer do so, for what they lack: nothing further is written. */
export class NoLongerAllowed extends Forbidden {
  constructor(missingPermission: MessageRef = 'importer.no_longer_allowed') {
    super(missingPermission)
  }
}

/** What a write of the loader works with in one of its transactions. */
export const buildWriteContext = (
  { files }: WorkerContext,
  tx: Tx,
  actor: Actor,
  afterCommit: AfterCommit = rejectAfterCommit,
) => ({
  tx,
  actor,
  files,
  afterCommit,
})

const rejectAfterCommit: AfterCommit = () => {
  throw new Error('This write of the loader has nothing to do after its commit.')
}

/** The loading user as they are now. Throws NoLongerAllowed. */
export async function requireImportUser(worker: WorkerContext, db: Reads, sheetImport: Import): Promise<Actor> {
  const actor = await worker.loadUser(db, sheetImport.user_id, sheetImport.request_id ?? `import-${sheetImport.id}`)
  if (!actor || !holds(actor, 'load_database')) throw new NoLongerAllowed()
  return actor
}
