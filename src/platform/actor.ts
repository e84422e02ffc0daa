/** The signed-in user as every room sees it, loaded afresh for each request. */
export type Actor = {
  id: number
  name: string
  surname: string
  image: string | null
  company_id: number | null
  client_id: number | null
  /** Always holds the empty string: an entry of the menu that needs nothing is checked like any other. */
  permissions: ReadonlySet<string>
  /** The session that the request came with; `auth/logout` ends this one. */
  session_id: number
  /** Of the request that is being answered: audit rows carry it. */
  request_id: string
}

/** Who may call a route: everybody, who is signed in, or who holds the permission (one of them, where a list). */
export type Access = 'public' | 'signed_in' | string | readonly string[]

export function holds(actor: Pick<Actor, 'permissions'>, access: Access): boolean {
  if (access === 'public' || access === 'signed_in') return true
  if (typeof access === 'string') return actor.permissions.has(access)
  return access.some((permission) => actor.permissions.has(permission))
}
