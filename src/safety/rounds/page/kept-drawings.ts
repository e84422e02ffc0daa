import type { PointGroup } from 'signature_pad'
import type { ShownDelivery, ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'

/** Signatures that are drawn and not confirmed, by `nameDrawing`. They stay in memory while the round is open. */
export type KeptDrawings = ReadonlyMap<string, readonly PointGroup[]>

type DrawnFor = Pick<ShownDelivery, 'id' | 'updated_at'>

/** Names a drawing by the deliveries that it is for, as they were shown: one that is corrected is signed anew. */
export const nameDrawing = (deliveries: readonly DrawnFor[]): string =>
  deliveries.map(({ id, updated_at: stamp }) => `${id} ${stamp}`).join()

/** The drawings with one of them replaced, or removed if nothing is drawn any more. */
export function replaceDrawing(drawings: KeptDrawings, name: string, drawing: readonly PointGroup[]): KeptDrawings {
  const newDrawings = new Map(drawings)
  if (drawing.length > 0) newDrawings.set(name, drawing)
  else newDrawings.delete(name)
  return newDrawings
}

/** True if a drawing would be lost by leaving: its deliveries are still open, as they were when it was drawn. */
export function hasCurrentDrawing(drawings: KeptDrawings, people: readonly ShownPerson[]): boolean {
  const openNames = new Set(
    people.flatMap(({ deliveries }) =>
      deliveries.flatMap((delivery) => (delivery.standing === 'open' ? [nameDrawing([delivery])] : [])),
    ),
  )
  return [...drawings.keys()].some((name) => name.split(',').every((part) => openNames.has(part)))
}
