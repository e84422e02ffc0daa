import { type Actor, holds } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import { type ForeignUndo, findForeignUndo } from '#src/resource/undo/undo-token.server.ts'

/**
 * Why a token undoes nothing for this actor: it is over, or somebody else's, who is named where the actor may read
 * users (`people`) and that one is within their scope.
 */
export async function refusalOfUndo(tx: Tx, actor: Actor, token: string, people: Resource): Promise<Conflict> {
  const foreign = await findForeignUndo(tx, actor.id, token)
  if (!foreign) return new Conflict('resource.undo.void', 'VOID')
  const name = await readName(tx, actor, foreign, people)
  if (name === null) return new Conflict('resource.undo.done_by_other', 'VOID')
  const key = foreign.is_delete ? 'resource.undo.deleted_by' : 'resource.undo.done_by'
  return new Conflict({ key, params: { name } }, 'VOID')
}

async function readName(tx: Tx, actor: Actor, { user_id }: ForeignUndo, people: Resource): Promise<string | null> {
  if (!holds(actor, people.access.read)) return null
  const parameters = new Parameters()
  const text = `
    select concat_ws(' ', a.name, a.surname) as name from actors a join ${people.table} t on t.id = a.id
    where t.id = ${parameters.add(user_id)} and ${withinScope(people, actor, parameters)}`
  const [row] = await tx.query<{ name: string }[]>(text, parameters.values)
  return row?.name ?? null
}
