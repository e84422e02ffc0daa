import type { Import } from '#src/importer/imports.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { hasAccess } from '#src/platform/actor.ts'
import type { Queryable, Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Forbidden, type MessageRef } from '#src/platform/errors.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import type { Log } from '#src/platform/log.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'
import type { AfterCommit } from '#src/resource/write/write-context.server.ts'

/** Loads a user with current permissions. Null if the account is closed. */
export type LoadUser = (db: Queryable, userId: number, requestId: string) => Promise<Actor | null>

/** The dependencies of a worker process. `holder` names the process on its leases. */
export type WorkerContext = {
  sql: Sql
  files: FileStore
  registry: Registry
  loadUser: LoadUser
  /** By resource, the names that sheets give to its fields. */
  sheetWords: Readonly<Record<string, SheetWords>>
  /** True for a text that is a known heading of some field. */
  isHeading: (heading: string) => boolean
  /** Function that is called after a commit, so that other instances stop serving older public answers. */
  spreadPublicVersion: () => Promise<void>
  /** Function that is called when the worker has found a task. */
  onBusy: () => void
  log: Log
  holder: string
}

/** Thrown if the user of an import has lost a permission meanwhile. No further row is written. */
export class NoLongerAllowed extends Forbidden {
  constructor(missingPermission: MessageRef = 'importer.no_longer_allowed') {
    super(missingPermission)
  }
}

/**
 * The context of a write in one transaction of the worker. Without `afterCommit`, a write that queues work for after
 * the commit throws.
 */
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
  throw new Error('A write of the import worker cannot queue work for after its commit.')
}

/**
 * Loads the import's user with current permissions. Throws NoLongerAllowed if the account is closed or may no longer
 * import.
 */
export async function requireImportUser(worker: WorkerContext, db: Queryable, sheetImport: Import): Promise<Actor> {
  const actor = await worker.loadUser(db, sheetImport.user_id, sheetImport.request_id ?? `import-${sheetImport.id}`)
  if (!actor || !hasAccess(actor, 'load_database')) throw new NoLongerAllowed()
  return actor
}
