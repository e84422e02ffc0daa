/** Whether the delivery that counts is missing, outdated, or must soon be followed by the next one. */
export const needStates = ['missing', 'expired', 'soon', 'valid'] as const

/** An item that an employee's job title needs, with the newest delivery of it that counts. */
export type PpeNeed = {
  ppe_id: number
  ppe_name: string
  /** The employee's size of the item, or that of the delivery. */
  size: string | null
  /** True if the item comes in sizes, and neither the employee nor the delivery has one. */
  missing_size: boolean
  /** Null if the item was never delivered. */
  delivery_date: string | null
  next_delivery_date: string | null
  state: (typeof needStates)[number]
  /** The open round in which a delivery of the item waits for its signature. */
  pending: number | null
}
