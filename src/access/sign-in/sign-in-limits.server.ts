import { createHash } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import {
  countHitInTransaction,
  countHitsBelowLimit,
  deleteHits,
  deleteHitsOfSubject,
  parseNetwork,
  type RateLimit,
} from '#src/platform/http/access/rate-limit.server.ts'
import { normalizeDni } from '#src/platform/text/argentine-ids.ts'

type SignInTry = { dni: string; address: string; accountIds: readonly number[] }

/** Hits of one try: those of accounts with room by the account's id, and those of the network. */
export type CountedTry = { accountHits: ReadonlyMap<number, number>; networkHits: readonly number[] }

/**
 * Rate limit of sign-in, within 15 minutes: five failures of each account, or of a dni that has none, and twenty of one
 * network. Counts the try as a failure of each account that has room; the others are not to be tried. Throws TooMany
 * where none has room, or the network has none.
 */
export function countTry(sql: Sql, { dni, address, accountIds }: SignInTry): Promise<CountedTry> {
  // Lock order: accounts by id, then the network.
  const ids = [...accountIds].sort((a, b) => a - b)
  const limits = ids.length > 0 ? ids.map(limitOfAccount) : [limitOfUnknownDni(dni)]
  return sql.begin(async (tx) => {
    const hits = await countHitsBelowLimit(tx, limits)
    const networkHits = await countHitInTransaction(tx, [limitOfNetwork(address)])
    const accountHits = new Map(ids.flatMap((id, index) => (hits[index] == null ? [] : [[id, hits[index]]])))
    return { accountHits, networkHits }
  })
}

/**
 * Takes the try back for accounts whose password was right, and for the network where it was wrong for no other account
 * of the dni. What it counts against the others stays.
 */
export async function takeBackTry(sql: Sql, countedTry: CountedTry, fittingIds: readonly number[]): Promise<void> {
  const isGuess = countedTry.accountHits.size > fittingIds.length
  const fittingHits = fittingIds.flatMap((id) => countedTry.accountHits.get(id) ?? [])
  await deleteHits(sql, [...fittingHits, ...(isGuess ? [] : countedTry.networkHits)])
}

/** Resets the failures of one account; those of other accounts with its dni stay. */
export const forgetFailures = (sql: Sql, accountId: number): Promise<void> =>
  deleteHitsOfSubject(sql, limitOfAccount(accountId))

const accountFailures = { maxHits: 5, minutes: 15 }

const limitOfAccount = (id: number): RateLimit => ({
  scope: 'sign-in account',
  subject: String(id),
  ...accountFailures,
})

/** Stored as a hash: a password may have been typed into the wrong field. */
const limitOfUnknownDni = (dni: string): RateLimit => ({
  scope: 'sign-in dni',
  subject: createHash('sha256').update(normalizeDni(dni)).digest('base64url'),
  ...accountFailures,
})

const limitOfNetwork = (address: string): RateLimit => ({
  scope: 'sign-in address',
  subject: parseNetwork(address),
  maxHits: 20,
  minutes: 15,
})
