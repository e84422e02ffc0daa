import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Forbidden } from '#src/platform/errors.ts'

/** Addresses that give a private file to whoever holds them, for a while. */
export type SignedLinks = {
  /** The same for one name until the hour is over; good until the next full hour after this one. */
  url(name: string): string
  /** Throws Forbidden for a link that is not ours, was changed, or is over. */
  requireValid(name: string, query: { expires?: unknown; signature?: unknown }): void
}

const hour = 3600

/** The signing key is made once and stands in the database, so that all instances sign alike. */
export async function prepareSignedLinks(sql: Sql): Promise<SignedLinks> {
  await sql`insert into signing_keys (name, key) values ('files', ${randomBytes(32)}) on conflict (name) do nothing`
  const [row] = await sql<{ key: Buffer }[]>`select key from signing_keys where name = 'files'`
  if (!row) throw new Error('There is no key to sign links with.')
  return createSignedLinks(row.key)
}

/** HMAC-SHA256 over the name and the end of its time; `now` in milliseconds. */
export function createSignedLinks(key: Buffer, now: () => number = Date.now): SignedLinks {
  const sign = (name: string, expires: string) => createHmac('sha256', key).update(`${name}\n${expires}`).digest()
  return {
    url(name) {
      const expires = String((Math.floor(now() / 1000 / hour) + 2) * hour)
      return `/api/files/${name}?expires=${expires}&signature=${sign(name, expires).toString('base64url')}`
    },
    requireValid(name, { expires, signature }) {
      const isSigned =
        typeof expires === 'string' && typeof signature === 'string' && isSame(signature, sign(name, expires))
      if (!isSigned || Number(expires) * 1000 <= now()) throw new Forbidden('platform.files.link_over')
    },
  }
}

/** Constant time comparison. By text, as several spellings of base64 give the same bytes. */
function isSame(signature: string, expected: Buffer): boolean {
  const [signatureBytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expected.toString('base64url'))]
  return signatureBytes.length === expectedBytes.length && timingSafeEqual(signatureBytes, expectedBytes)
}
