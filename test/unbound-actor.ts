import type { Actor } from '#src/platform/actor.ts'

/** A user without company, client and permissions, for tests that call functions of the server directly. */
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
