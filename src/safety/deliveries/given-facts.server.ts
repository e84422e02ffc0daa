import type { Tx } from '#src/platform/database/sql.server.ts'

type ItemFacts = {
  id: number
  name: string
  brand: string | null
  model: string | null
  certification: string | null
  useful_life_months: number | null
  has_sizes: boolean
}

/** The values of a delivery, by column. */
export type Delivery = Readonly<Record<string, unknown>>

/** What is known of the items and people of deliveries. */
export type GivenFacts = {
  findItem(delivery: Delivery): ItemFacts | undefined
  /** The size of this person for this item; null if their record has none. */
  findSize(delivery: Delivery): string | null
  /** Begins to compare deliveries with those that are stored, and with one another. */
  sameDay(): SameDayCheck
}

export type SameDayCheck = {
  /**
   * True if the person already gets the item on that day, from another stored delivery or from an earlier one of this
   * write, and the delivery does not say that it is given again. A stored delivery that keeps its day is not asked.
   */
  isAlreadyGiven(delivery: Delivery, before: Delivery | null): boolean
}

/** Reads the facts of all deliveries in one statement. The employees are locked before. */
export async function readGivenFacts(tx: Tx, deliveries: readonly Delivery[]): Promise<GivenFacts> {
  const idsOf = (name: string) => [...new Set(deliveries.map((delivery) => Number(delivery[name])))]
  const days = [...new Set(deliveries.map((delivery) => String(delivery['delivery_date'])))]
  const [row] = await tx.query<{ items: ItemFacts[]; sizes: SizeRow[]; given: GivenRow[] }[]>(
    `select
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'brand', brand, 'model', model,
        'certification', certification, 'useful_life_months', useful_life_months, 'has_sizes', cardinality(sizes) > 0))
        from ppes where id = any($2::int[])), '[]') as items,
      coalesce((select json_agg(json_build_object('employee_id', employee_id, 'ppe_id', ppe_id, 'size', size))
        from employee_ppe_sizes where employee_id = any($1::int[]) and ppe_id = any($2::int[])), '[]') as sizes,
      coalesce((select json_agg(json_build_object('employee_id', employee_id, 'ppe_id', ppe_id,
        'delivery_date', delivery_date))
        from ppe_deliveries where employee_id = any($1::int[]) and ppe_id = any($2::int[])
          and delivery_date = any($3::date[]) and annulled_at is null), '[]') as given`,
    [idsOf('employee_id'), idsOf('ppe_id'), days],
  )
  const items = new Map(row?.items.map((item) => [item.id, item]))
  const sizes = new Map(row?.sizes.map((size) => [keyOf(size), size.size]))
  return {
    findItem: ({ ppe_id: id }) => items.get(Number(id)),
    findSize: (delivery) => sizes.get(keyOf(delivery)) ?? null,
    sameDay: () => createSameDayCheck(row?.given ?? []),
  }
}

type SizeRow = { employee_id: number; ppe_id: number; size: string }
type GivenRow = { employee_id: number; ppe_id: number; delivery_date: string }

const keyOf = ({ employee_id: employee, ppe_id: item }: Delivery): string => `${employee} ${item}`
const dayKeyOf = (delivery: Delivery): string => `${keyOf(delivery)} ${delivery['delivery_date']}`

function createSameDayCheck(givenRows: readonly GivenRow[]): SameDayCheck {
  const takenKeys = new Set(givenRows.map(dayKeyOf))
  return {
    isAlreadyGiven(delivery, before) {
      const key = dayKeyOf(delivery)
      const isTaken = takenKeys.has(key)
      takenKeys.add(key)
      return isTaken && delivery['again'] !== true && (before === null || dayKeyOf(before) !== key)
    },
  }
}
