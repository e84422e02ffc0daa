import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { ownerOf, Parameters } from '#src/resource/scope.server.ts'
import { withoutComputed } from '#src/resource/write/rows/audit.server.ts'
import { heldBy } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Tables whose rows the database deletes with a row: its links, and what its rules name. */
export const goneWith = ({ links, rules }: Pick<Prepared, 'links' | 'rules'>): { table: string; own: string }[] => [
  ...links.map(({ field, links: side }) => side.through(field)),
  ...(rules.owned ?? []),
]

/**
 * Writes the audit rows of a delete, and beside them the rows as their table holds them, their links and their
 * files, from which they can be restored. Before the rows are deleted.
 */
export async function keepDeleted(
  { tx, actor }: WriteContext,
  prepared: Prepared,
  rows: readonly Entity[],
): Promise<void> {
  const { resource } = prepared
  const parameters = new Parameters()
  const gone = rows.map((entity) => ({
    id: entity.id,
    before: withoutComputed(prepared, entity),
    held: heldBy(prepared, entity),
  }))
  const given = parameters.add(JSON.stringify(gone))
  const linked = goneWith(prepared).map(
    ({ table, own }) =>
      `'${table}', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from ${table} l where l.${own} = t.id)`,
  )
  const text = `
    with gone as (
      select t.*, g.value->'before' as before, array(select jsonb_array_elements_text(g.value->'held')) as held
      from jsonb_array_elements(${given}::text::jsonb) g join ${resource.table} t on t.id = (g.value->>'id')::int),
    trail as (
      insert into audit (user_id, resource, entity_id, action, before, request_id, company_id, client_id)
      select ${parameters.add(actor.id)}::integer, ${parameters.add(resource.name)}::text, gone.id::text, 'deleted',
        gone.before, ${parameters.add(actor.request_id)}::text,
        ${ownerOf(resource, 'company_id', 'gone', actor, parameters)},
        ${ownerOf(resource, 'client_id', 'gone', actor, parameters)}
      from gone returning id, entity_id)
    insert into deleted_rows (audit_id, resource, entity_id, row, links, pictures, files, held)
    select trail.id, ${parameters.add(resource.name)}::text, t.id, to_jsonb(t), jsonb_build_object(${linked.join(', ')}),
      (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from pictures p where p.name = any(gone.held)),
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from files f where f.key = any(gone.held)), gone.held
    from trail join gone on gone.id::text = trail.entity_id join ${resource.table} t on t.id = gone.id`
  await tx.query(text, parameters.values)
}
