import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#src/platform/queues/semaphore.server.ts'

/** OWASP's minimum for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Timing attack: with an unknown dni the password is checked against this hash of a random text, so that the check
 * takes as long as with a known dni.
 */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YB1BHY9BW/EsLWq1iKHo4Q$ulYaVLQFkBTKKNRvhImRVRGiqUqu9sPeKs8NoPvO9m0'

/** At most two hashes at a time: each takes 19 MiB, and hashing shares libuv's four threads with files and DNS. */
const runInTurn = createSemaphore(2, { maxWaiting: 500 })
const passwordWork = { hashed: 0, checked: 0 }

export function hashPasswordInTurn(password: string): Promise<string> {
  passwordWork.hashed++
  return runInTurn(() => hash(password, passwordCost))
}

/** True if the password matches. `passwordHash` is null for an unknown account, which never matches. */
export async function verifyPasswordInTurn(passwordHash: string | null, password: string): Promise<boolean> {
  passwordWork.checked++
  // A malformed hash matches nothing.
  const isMatch = await runInTurn(() => verify(passwordHash ?? decoyHash, password).catch(() => false))
  return isMatch && passwordHash !== null
}

/** How many passwords this process has hashed and checked since it started. Tests read it. */
export function countHashedAndCheckedPasswords(): Readonly<typeof passwordWork> {
  return { ...passwordWork }
}
