import { joinLabel } from '#src/platform/text/label.ts'
import type { ActionRules } from '#src/resource/write/rows/run-action.server.ts'

/** Annuls signed deliveries. Nothing takes it back: what was given anyway is a delivery of its own. */
export const annulRules: ActionRules = {
  undo: null,
  run: ({ tx, actor }, deliveries, { reason }) => tx`
    update ppe_deliveries
    set annulled_at = now(), annulled_by = ${actor.id}, annul_reason = ${String(reason)},
      annulled_by_name = ${joinLabel([actor.surname, actor.name])}
    where id = any(${deliveries.map(({ id }) => id)}::int[])`,
}
