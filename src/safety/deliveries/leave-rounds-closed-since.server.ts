import type { Tx } from '#src/platform/database/sql.server.ts'
import type { DeletedRow } from '#src/resource/registration/rules.server.ts'

/**
 * The columns of restored deliveries: one whose round was closed after the deletion comes back without its round,
 * because a closed round gets no more deliveries. Locks the rounds, so that none is closed meanwhile.
 */
export async function leaveRoundsClosedSince(
  tx: Tx,
  deletedRows: readonly DeletedRow[],
): Promise<Record<string, unknown>[]> {
  const closedPlaces = await tx<{ place: number }[]>`
    select of_delivery.place::int as place
    from unnest(${deletedRows.map(({ row }) => row['round_id'] as number | null)}::int[],
      ${deletedRows.map(({ deletedAt }) => deletedAt)}::timestamptz[])
      with ordinality as of_delivery (round_id, deleted_at, place)
    join ppe_rounds r on r.id = of_delivery.round_id
    where r.closed_at > of_delivery.deleted_at
    for share of r`
  const places = new Set(closedPlaces.map(({ place }) => place))
  return deletedRows.map((_, index) => (places.has(index + 1) ? { round_id: null, absent: false } : {}))
}
