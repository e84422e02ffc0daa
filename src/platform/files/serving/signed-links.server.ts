import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Forbidden } from '#src/platform/errors.ts'

/** Links to private files. A link works without a session, for one to two hours. */
export type SignedLinks = {
  /**
   * Builds the link. It stays the same within an hour, so that browsers cache it, and expires at the end of the next.
   */
  url(name: string): string
  /** Throws Forbidden for a forged, changed or expired link. */
  requireValid(name: string, query: { expires?: unknown; signature?: unknown }): void
}

const hour = 3600

/**
 * Creates the signer of links, with the signing key of the database. Stores a new key if there is none. All instances
 * share the key.
 */
export async function createSignedLinksWithStoredKey(sql: Sql): Promise<SignedLinks> {
  await sql`insert into signing_keys (name, key) values ('files', ${randomBytes(32)}) on conflict (name) do nothing`
  const [row] = await sql<{ key: Buffer }[]>`select key from signing_keys where name = 'files'`
  if (!row) throw new Error('There is no key to sign links with.')
  return createSignedLinks(row.key)
}

/** HMAC-SHA256 over the name and the expiry; `now` is in milliseconds. */
export function createSignedLinks(key: Buffer, now: () => number = Date.now): SignedLinks {
  const sign = (name: string, expires: string) => createHmac('sha256', key).update(`${name}\n${expires}`).digest()
  return {
    url(name) {
      const expires = String((Math.floor(now() / 1000 / hour) + 2) * hour)
      return `/api/files/${name}?expires=${expires}&signature=${sign(name, expires).toString('base64url')}`
    },
    requireValid(name, { expires, signature }) {
      const isSigned =
        typeof expires === 'string' && typeof signature === 'string' && isSameSignature(signature, sign(name, expires))
      if (!isSigned || Number(expires) * 1000 <= now()) throw new Forbidden('platform.files.link_over')
    },
  }
}

/** Constant-time comparison. Compares texts, because several spellings of base64 decode to equal bytes. */
function isSameSignature(signature: string, expected: Buffer): boolean {
  const [signatureBytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expected.toString('base64url'))]
  return signatureBytes.length === expectedBytes.length && timingSafeEqual(signatureBytes, expectedBytes)
}
