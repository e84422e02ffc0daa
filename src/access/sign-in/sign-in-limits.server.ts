import { createHash } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import {
  countHitIn,
  countHitsWithRoom,
  forgetHits,
  type Limit,
  networkOf,
  takeBack,
} from '#src/platform/http/rate-limit.server.ts'
import { normalizeDni } from '#src/platform/text/argentine-ids.ts'

type Attempt = { dni: string; address: string; accountIds: readonly number[] }

/** Hits of one try: those of accounts with room by the account's id, and those of the network. */
export type CountedTry = { ofAccounts: ReadonlyMap<number, number>; ofNetwork: readonly number[] }

/**
 * Rate limit of sign-in, within 15 minutes: five failures of each account, or of a dni that has none, and twenty of one
 * network. Counts the try as a failure of each account that has room; the others are not to be tried. Throws TooMany
 * where none has room, or the network has none.
 */
export function countTry(sql: Sql, { dni, address, accountIds }: Attempt): Promise<CountedTry> {
  // Lock order: accounts by id, then the network.
  const ids = [...accountIds].sort((a, b) => a - b)
  const limits = ids.length > 0 ? ids.map(accountLimit) : [unknownDniLimit(dni)]
  return sql.begin(async (tx) => {
    const hits = await countHitsWithRoom(tx, limits)
    const ofNetwork = await countHitIn(tx, [networkLimit(address)])
    const ofAccounts = new Map(ids.flatMap((id, index) => (hits[index] == null ? [] : [[id, hits[index]]])))
    return { ofAccounts, ofNetwork }
  })
}

/**
 * Takes the try back for accounts whose password was right, and for the network where it was wrong for no other account
 * of the dni. What it counts against the others stays.
 */
export async function takeBackTry(sql: Sql, tried: CountedTry, fittingIds: readonly number[]): Promise<void> {
  const isGuess = tried.ofAccounts.size > fittingIds.length
  const ofFitting = fittingIds.flatMap((id) => tried.ofAccounts.get(id) ?? [])
  await takeBack(sql, [...ofFitting, ...(isGuess ? [] : tried.ofNetwork)])
}

/** Resets the failures of one account; those of other accounts with its dni stay. */
export const forgetFailures = (sql: Sql, accountId: number): Promise<void> => forgetHits(sql, accountLimit(accountId))

const most = { most: 5, minutes: 15 }

const accountLimit = (id: number): Limit => ({ scope: 'sign-in account', subject: String(id), ...most })

/** Stored as a hash: a password may have been typed into the wrong field. */
const unknownDniLimit = (dni: string): Limit => ({
  scope: 'sign-in dni',
  subject: createHash('sha256').update(normalizeDni(dni)).digest('base64url'),
  ...most,
})

const networkLimit = (address: string): Limit => ({
  scope: 'sign-in address',
  subject: networkOf(address),
  most: 20,
  minutes: 15,
})
