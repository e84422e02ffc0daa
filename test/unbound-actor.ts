import type { Actor } from '#src/platform/actor.ts'

/** Somebody of no company and no client, without a permission: for what is asked past the API. */
export const unboundActor: Actor = {
  id: 1,
  name: '',
  surname: '',
  image: null,
  company_id: null,
  client_id: null,
  permissions: new Set(),
  session_id: 1,
  request_id: 'test',
}
