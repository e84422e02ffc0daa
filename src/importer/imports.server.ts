import type {
  ImportCounts,
  ImportRequest,
  ImportStatus,
  ImportTask,
  SheetDescription,
  UnknownName,
} from '#src/importer/import-types.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef, NotFound } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { maxUnpagedRows } from '#src/platform/list-limits.ts'
import type { Paging } from '#src/resource/read/list-query.server.ts'

export const importsPath = '/api/imports'

/** A row of the table `imports`: one uploaded file. */
export type Import = {
  id: number
  user_id: number
  name: string
  /** Key of the uploaded file. Null after the file and its rows were discarded. */
  file_key: string | null
  pictures_key: string | null
  language: Language
  status: ImportStatus
  found: SheetDescription | null
  asked: ImportRequest | null
  checked: ImportRequest | null
  counts: Partial<ImportCounts>
  unknown: UnknownName[]
  problem: MessageRef | null
  request_id: string | null
  task: ImportTask | null
  position: number
  done: number
  total: number
  is_cancelled: boolean
  /** Number of workers that took up the task since it last made progress, including the current one. */
  attempts: number
  created_at: string
}

export const importColumns = `id, user_id, name, file_key, pictures_key, language, status, found, asked, checked, counts,
  unknown, problem, request_id, task, position, done, total, is_cancelled, attempts, created_at`

/** An import's id and the user who asks for it. Imports of other users are not found. */
type ImportReference = { id: number; actor: Pick<Actor, 'id'> }

/**
 * True if the stored counts and outcomes belong to the current request. A change of `all_or_nothing` alone does not
 * make them outdated.
 */
export function hasCurrentOutcomes({ asked, checked }: Pick<Import, 'asked' | 'checked'>): boolean {
  const serialize = (request: ImportRequest) => JSON.stringify({ ...request, all_or_nothing: false })
  return asked !== null && checked !== null && serialize(asked) === serialize(checked)
}

/**
 * Reads an import of the user, locked if `lock` says so. Throws NotFound if it does not exist or belongs to another
 * user.
 */
export async function requireImport(
  db: Queryable,
  { id, actor }: ImportReference,
  lock: '' | 'for update' = '',
): Promise<Import> {
  const [ownImport] = await db.query<Import[]>(
    `select ${importColumns} from imports where id = $1 and user_id = $2 ${lock}`,
    [id, actor.id],
    { prepare: true },
  )
  if (!ownImport) throw new NotFound()
  return ownImport
}

/** Locks a pending import. Throws NotFound, or Conflict if a task is under way or the import is no longer pending. */
export async function lockPendingImport(tx: Tx, reference: ImportReference): Promise<Import> {
  const pendingImport = await requireImport(tx, reference, 'for update')
  if (pendingImport.task) throw new Conflict('importer.busy', 'BUSY')
  if (pendingImport.status !== 'pending') throw new Conflict('importer.over', 'OVER')
  return pendingImport
}

/**
 * Reads the request, the sheet and the pictures from which a plan is built. Throws Conflict if there is no request or
 * no sheet yet.
 */
export async function requirePlanInput(db: Queryable, { id, asked, found }: Import): Promise<PlanInput> {
  if (!asked || !found) throw new Conflict('importer.nothing_asked', 'NOT_CHECKED')
  const [row] = await db<
    { picture_names: ZippedPicture[] | null }[]
  >`select picture_names from imports where id = ${id}`
  return { request: asked, sheet: found, pictures: row?.picture_names ?? [] }
}

type PlanInput = { request: ImportRequest; sheet: SheetDescription; pictures: ZippedPicture[] }

/**
 * The user's imports, newest first, and the number of all of them: one page, or as many as a list without pages
 * returns.
 */
export async function readImportsOfUserAndTotal(
  db: Queryable,
  { id }: Pick<Actor, 'id'>,
  { page, perPage }: Paging,
): Promise<{ imports: Import[]; total: number }> {
  const [limit, offset] = page === null ? [maxUnpagedRows, 0] : [perPage, (page - 1) * perPage]
  const [imports, [countRow]] = await Promise.all([
    db.query<Import[]>(
      `select ${importColumns} from imports where user_id = $1 order by id desc limit $2 offset $3`,
      [id, limit, offset],
      { prepare: true },
    ),
    db.query<{ total: number }[]>('select count(*)::int as total from imports where user_id = $1', [id], {
      prepare: true,
    }),
  ])
  return { imports, total: countRow?.total ?? 0 }
}

/**
 * Gives a task to the workers, which are not woken. Progress, message, cancellation and lease of an earlier task are
 * reset.
 */
export async function assignTaskAndResetProgress(tx: Tx, id: number, task: ImportTask, total: number): Promise<void> {
  await tx`
    update imports set task = ${task}, position = 0, done = 0, total = ${total}, problem = null, is_cancelled = false, attempts = 0,
      holder = null, lease_until = null where id = ${id}`
}
