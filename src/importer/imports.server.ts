import type {
  ImportRequest,
  ImportStatus,
  ImportTask,
  RowCounts,
  SheetDescription,
  UnknownName,
} from '#src/importer/import-types.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, type MessageRef, NotFound } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { wholeList } from '#src/platform/list-limits.ts'
import type { Paging } from '#src/resource/read/list-query.server.ts'

export const importsPath = '/api/imports'

/** A row of `imports`: one file that somebody loads. */
export type Import = {
  id: number
  user_id: number
  name: string
  /** Null where its file and rows were let go. */
  file_key: string | null
  pictures_key: string | null
  language: Language
  status: ImportStatus
  found: SheetDescription | null
  asked: ImportRequest | null
  checked: ImportRequest | null
  counts: Partial<RowCounts>
  unknown: UnknownName[]
  problem: MessageRef | null
  request_id: string | null
  task: ImportTask | null
  position: number
  done: number
  total: number
  is_cancelled: boolean
  /** How many workers took up its task since it last got further, the one at work included. */
  attempts: number
  created_at: string
}

export const importColumns = `id, user_id, name, file_key, pictures_key, language, status, found, asked, checked, counts,
  unknown, problem, request_id, task, position, done, total, is_cancelled, attempts, created_at`

/** Of a load and whoever may see it: another's is not found. */
type ImportReference = { id: number; actor: Pick<Actor, 'id'> }

/** The counts and outcomes are those of what is asked; that of a sheet with errors none is loaded changes none. */
export function isChecked({ asked, checked }: Pick<Import, 'asked' | 'checked'>): boolean {
  const serialize = (request: ImportRequest) => JSON.stringify({ ...request, all_or_nothing: false })
  return asked !== null && checked !== null && serialize(asked) === serialize(checked)
}

/** Throws NotFound for another's load. */
export async function requireImport(
  db: Reads,
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

/** The same, locked, where nothing is being done with it and nothing was loaded. Throws Conflict otherwise. */
export async function lockPendingImport(tx: Tx, reference: ImportReference): Promise<Import> {
  const pendingImport = await requireImport(tx, reference, 'for update')
  if (pendingImport.task) throw new Conflict('importer.busy', 'BUSY')
  if (pendingImport.status !== 'pending') throw new Conflict('importer.over', 'OVER')
  return pendingImport
}

/** What a plan is made of, for a load that was asked for. */
export async function requirePlanInput(db: Reads, { id, asked, found }: Import): Promise<PlanInput> {
  if (!asked || !found) throw new Conflict('importer.nothing_asked', 'NOT_CHECKED')
  const [row] = await db<
    { picture_names: ZippedPicture[] | null }[]
  >`select picture_names from imports where id = ${id}`
  return { request: asked, sheet: found, pictures: row?.picture_names ?? [] }
}

type PlanInput = { request: ImportRequest; sheet: SheetDescription; pictures: ZippedPicture[] }

/** One's own loads, newest first: a page of them, or all that a list without pages answers. */
export async function readImports(db: Reads, { id }: Pick<Actor, 'id'>, { page, perPage }: Paging) {
  const [limit, offset] = page === null ? [wholeList, 0] : [perPage, (page - 1) * perPage]
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
  return { loads: imports, total: countRow?.total ?? 0 }
}

/** Gives the loader something to do; what it had done before counts for nothing. */
export async function assignTask(tx: Tx, id: number, task: ImportTask, total: number): Promise<void> {
  await tx`
    update imports set task = ${task}, position = 0, done = 0, total = ${total}, problem = null, is_cancelled = false, attempts = 0,
      holder = null, lease_until = null where id = ${id}`
}
