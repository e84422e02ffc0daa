/** A row of the table `permissions`. */
export type Permission = { id: number; name: string }
