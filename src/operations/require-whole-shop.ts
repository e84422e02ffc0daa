import type { Actor } from '#src/platform/actor.ts'
import { Forbidden } from '#src/platform/errors.ts'

/** Throws Forbidden for a user of a company or of a client: what concerns the whole shop is not theirs. */
export function requireWholeShop({ company_id, client_id }: Pick<Actor, 'company_id' | 'client_id'>): void {
  if (company_id !== null || client_id !== null) throw new Forbidden()
}
