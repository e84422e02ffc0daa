/** What a guard tells the sign-in: the page that it sent the reader from, and who was signed in there, if anybody. */
export type SentFrom = { page: string; userId: number | null }

/**
 * The page of the back office that a guard sent this user from, by the state of the sign-in's address. Null without
 * one, and for a page that somebody else had open.
 */
export function findPageToReturnTo(state: unknown, userId: number | undefined): string | null {
  if (typeof state !== 'object' || state === null || !('page' in state) || !('userId' in state)) return null
  if (typeof state.page !== 'string' || !/^\/admin(?:[/?#]|$)/.test(state.page)) return null
  return state.userId === null || state.userId === userId ? state.page : null
}
