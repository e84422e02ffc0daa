import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '#src/platform/turns.server.ts'

/** What OWASP asks of argon2id, the library's own kind: 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a random text that nobody has: an unknown dni is checked against it, and so takes as long as a known one. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YB1BHY9BW/EsLWq1iKHo4Q$ulYaVLQFkBTKKNRvhImRVRGiqUqu9sPeKs8NoPvO9m0'

/** Hashing shares Node's four threads with file reads and name look-ups, and takes 19 MiB each time. */
const inTurn = takeTurns(2, 500)
const work = { hashed: 0, checked: 0 }

export function hashPassword(password: string): Promise<string> {
  work.hashed++
  return inTurn(() => hash(password, passwordCost))
}

/** Whether the password fits; `null` is the account that does not exist, which costs as much and never fits. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  work.checked++
  // What is no hash at all fits nothing.
  const fits = await inTurn(() => verify(passwordHash ?? nobodysHash, password).catch(() => false))
  return fits && passwordHash !== null
}

/** How many passwords this process hashed and checked since it started. */
export function passwordWork(): Readonly<typeof work> {
  return { ...work }
}
