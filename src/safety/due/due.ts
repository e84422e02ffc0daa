/** An item that is due for an employee, as the API answers it. */
export type DueRow = {
  employee_id: number
  employee_name: string
  employee_file_number: string
  employee_image_url: string | null
  job_title: string | null
  ppe_id: number
  ppe_name: string
  /** The employee's size for the item. */
  size: string | null
  /** True if the item has sizes and the employee's record has none. */
  missing_size: boolean
  /** The day on which the next delivery is due. Null if the employee was never given the item. */
  due: string | null
  /** The open round that will bring the item. */
  pending: number | null
}

/** What is due by `until`. `overdue` counts what was due before today. */
export type DueSummary = { people: number; rows: number; never: number; overdue: number }

/** How many of an item are needed of a size. */
export type DueNeed = { ppe_id: number; ppe_name: string; size: string | null; missing_size: boolean; quantity: number }

/**
 * Equipment that is overdue or was never given, and that no open round will bring, and its people. `in_rounds` counts
 * what an open round will bring.
 */
export type OverdueEquipmentFigures = { people: number; overdue: number; never: number; in_rounds: number }
