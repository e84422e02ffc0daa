/** A delivery as a round's answer has it. */
export type DeliveryOfRound = {
  id: number
  ppe_id: number
  ppe_name: string
  size: string | null
  /** True without a size, of an item that comes in sizes. */
  missing_size: boolean
  quantity: number
  brand: string | null
  model: string | null
  certification: string | null
  delivery_date: string
  next_delivery_date: string | null
  comments: string | null
  status: 'open' | 'signed' | 'annulled'
  /** True for an annulled one whose item the person was not given since. */
  give_again: boolean
  absent: boolean
  signature: 'glass' | 'paper' | null
  signed_at: string | null
  updated_at: string
}

export type PersonOfRound = {
  employee_id: number
  name: string
  employee_file_number: string | null
  employee_dni: string | null
  job_title: string | null
  image_url: string | null
  deliveries: readonly DeliveryOfRound[]
}

/** A round's counts. `open` leaves out people who were absent. */
export type RoundCounts = { open: number; signed: number; absent: number; annulled: number }

/** A round as a list answers it. */
export type ListedRound = RoundCounts & {
  id: number
  updated_at: string
  title: string
  date: string
  signature: 'row' | 'person'
  status: 'open' | 'closed'
  closed_at: string | null
  closed_by_name: string | null
  people_count: number
  absent_people: number
  missing: number
}

/** A round as its own address answers it. */
export type Round = ListedRound & { people: readonly PersonOfRound[] }
