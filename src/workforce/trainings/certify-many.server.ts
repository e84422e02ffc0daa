import { BulkRefused, Duplicate, type MessageRef } from '#src/platform/errors.ts'
import { type BulkQuery, lockSelectedRowsOrRefuse } from '#src/resource/bulk/bulk-query.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { createAndStoreUndoToken, type UndoableAnswer } from '#src/resource/undo/undo-token.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'
import { employees } from '#src/workforce/record/employees.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/**
 * A checked request to certify many employees: which employees, the values of each row, and whether employees who
 * already hold it are skipped.
 */
export type CertifyManyRequest = { query: BulkQuery; values: CheckedValues; skipsHolders: boolean }

/**
 * Answer of a request to certify many employees. A write has `created` and `skipped`. A preview has `changed` and
 * `refused`, the employees who would be refused.
 */
export type ManyAnswer = {
  created?: number
  skipped?: number
  changed?: number
  refused?: { id: number; message: MessageRef }[]
}

/** The resources that are read and written. */
type Resources = { type: CertificationType; employees: PreparedResource; certifications: PreparedResource }

/** The number of rows that one statement inserts. */
const chunkSize = 1000
const maxNamedPeople = 5

/**
 * Inserts the same training or quality for each employee. The employees are locked, so that none is deleted meanwhile.
 * A preview writes nothing and returns the refusals. Throws Duplicate if an employee holds it with the same date and is
 * not to be skipped, and BulkRefused if an employee does not exist.
 */
export async function certifyManyOrRefuse(
  context: WriteContext,
  resources: Resources,
  { query, values, skipsHolders }: CertifyManyRequest,
): Promise<UndoableAnswer<ManyAnswer>> {
  const { employees } = resources
  const selection = await lockSelectedRowsOrRefuse(context, employees, query, 'for no key update of t')
  const missing = selection.missingIds.map((id) => ({ id, message: 'platform.answers.not_found' }))
  const heldIds = await findIdsOfHoldersOnSameDate(context, resources, selection.rows, values)
  const holders = selection.rows.filter(({ id }) => heldIds.has(id))
  if (query.isPreview) {
    const refused = [
      ...missing,
      ...holders.map((holder) => ({ id: holder.id, message: buildHoldersMessage([holder]) })),
    ]
    return { body: { changed: selection.rows.length - holders.length, refused }, undo: null }
  }
  if (missing.length > 0) throw new BulkRefused(missing)
  if (holders.length > 0 && !skipsHolders) throw new Duplicate(buildHoldersMessage(holders))
  const newHolders = selection.rows.filter(({ id }) => !heldIds.has(id))
  await insertCertifications(context, resources, newHolders, values)
  return {
    body: { created: newHolders.length, skipped: holders.length },
    undo: newHolders.length > 0 ? await createAndStoreUndoToken(context) : null,
  }
}

async function findIdsOfHoldersOnSameDate(
  { tx }: WriteContext,
  { type: { name, item } }: Resources,
  people: readonly Entity[],
  values: CheckedValues,
): Promise<ReadonlySet<number>> {
  const rows = await tx.query<{ employee_id: number }[]>(
    `select employee_id from ${name} where employee_id = any($1::int[]) and ${item}_id = $2 and date = $3`,
    [people.map(({ id }) => id), values[`${item}_id`], values.date],
  )
  return new Set(rows.map(({ employee_id }) => employee_id))
}

async function insertCertifications(
  context: WriteContext,
  { certifications }: Resources,
  people: readonly Entity[],
  values: CheckedValues,
): Promise<void> {
  for (let start = 0; start < people.length; start += chunkSize) {
    const chunk = people.slice(start, start + chunkSize)
    const changes = chunk.map(({ id }) => ({ values: { ...values, employee_id: id }, before: null }))
    await saveRows(context, certifications, changes, [])
  }
}

/** Builds the refusal that names the first employees who already hold the training or quality with the same date. */
function buildHoldersMessage(holders: readonly Entity[]): MessageRef {
  const names = holders.slice(0, maxNamedPeople).map((holder) => labelOf(employees, holder))
  const ellipsis = holders.length > maxNamedPeople ? '…' : ''
  return { key: 'workforce.certifications.held_by', params: { names: names.join('; ') + ellipsis } }
}
