import { createHash } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import {
  countHitOrRefuseInTransaction,
  countHitsBelowLimitOrRefuseIfNone,
  deleteHits,
  deleteHitsOfSubject,
  normalizeAddressToNetwork,
  type RateLimit,
} from '#src/platform/http/access/rate-limit.server.ts'
import { normalizeDni } from '#src/platform/text/cuit-cuil-and-dni.ts'

type SignInTry = { dni: string; address: string; accountIds: readonly number[] }

/**
 * The hits by which the rate limit counted one sign-in try: one hit for each account below its limit, by account, and
 * those for the network.
 */
export type CountedTry = { accountHits: ReadonlyMap<number, number>; networkHits: readonly number[] }

/**
 * Rate limit of sign-in in 15 minutes: five failures of each account, or of a dni without accounts, and twenty of one
 * network. Counts the try as a failure of each account below its limit, before any password is checked. The caller
 * checks the password against these accounts only. Throws TooMany if all accounts, or the network, have reached their
 * limit.
 */
export function countSignInTryOrRefuse(sql: Sql, { dni, address, accountIds }: SignInTry): Promise<CountedTry> {
  // Lock order: accounts by id, then the network.
  const ids = [...accountIds].sort((a, b) => a - b)
  const limits = ids.length > 0 ? ids.map(buildAccountLimit) : [buildUnknownDniLimit(dni)]
  return sql.begin(async (tx) => {
    const hits = await countHitsBelowLimitOrRefuseIfNone(tx, limits)
    const networkHits = await countHitOrRefuseInTransaction(tx, [buildNetworkLimit(address)])
    const accountHits = new Map(ids.flatMap((id, index) => (hits[index] == null ? [] : [[id, hits[index]]])))
    return { accountHits, networkHits }
  })
}

/**
 * Deletes the hits of one try for accounts whose password was right (`fittingIds`), and of the network if the password
 * was right for all tried accounts. The hits of the other accounts stay.
 */
export async function uncountTryForRightPasswords(
  sql: Sql,
  countedTry: CountedTry,
  fittingIds: readonly number[],
): Promise<void> {
  const isGuess = countedTry.accountHits.size > fittingIds.length
  const fittingHits = fittingIds.flatMap((id) => countedTry.accountHits.get(id) ?? [])
  await deleteHits(sql, [...fittingHits, ...(isGuess ? [] : countedTry.networkHits)])
}

/** Resets the failures of one account. Other accounts of the same dni keep theirs. */
export const resetFailureCount = (sql: Sql, accountId: number): Promise<void> =>
  deleteHitsOfSubject(sql, buildAccountLimit(accountId))

const accountFailures = { maxHits: 5, minutes: 15 }

const buildAccountLimit = (id: number): RateLimit => ({
  scope: 'sign-in account',
  subject: String(id),
  ...accountFailures,
})

/** The dni is stored as a hash, because somebody may have typed a password into the wrong field. */
const buildUnknownDniLimit = (dni: string): RateLimit => ({
  scope: 'sign-in dni',
  subject: createHash('sha256').update(normalizeDni(dni)).digest('base64url'),
  ...accountFailures,
})

const buildNetworkLimit = (address: string): RateLimit => ({
  scope: 'sign-in address',
  subject: normalizeAddressToNetwork(address),
  maxHits: 20,
  minutes: 15,
})
