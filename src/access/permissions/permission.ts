/** A permission as the database lists it. */
export type Permission = { id: number; name: string }
