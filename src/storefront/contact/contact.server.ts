import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { countHitIn, networkOf } from '#src/platform/http/rate-limit.server.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Services } from '#src/platform/services.server.ts'
import { inVisitorTransaction } from '#src/resource/write/write-transaction.server.ts'
import { type ContactMessage, checkContact, contactFields, trapField } from '#src/storefront/contact/contact.ts'
import { sayIn } from '#src/storefront/texts.ts'

const taken = { success: true }

/**
 * Stores a contact message, then mails it after the commit where mail is set up. Honeypot: a filled trap field is
 * thanked and nothing is stored. A repeat under the same key (the request's own unless `key` is given) stores, mails
 * and counts nothing. Throws Invalid, Conflict `KEY_REUSED`, or TooMany after 5 messages of one network in 10 minutes.
 */
export async function receiveMessage(
  services: Services,
  request: FastifyRequest,
  given: Record<string, unknown>,
  key?: string,
): Promise<typeof taken> {
  const { message, problems } = checkContact(given)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  if (given[trapField]) return taken
  const limit = { scope: 'contact', subject: networkOf(request.ip), most: 5, minutes: 10 }
  return inVisitorTransaction(
    services,
    request,
    { fields: message, uploads: [] },
    async (tx, afterCommit) => {
      await countHitIn(tx, [limit])
      const id = await insertMessage(tx, message)
      // Not awaited: the visitor need not wait for the mail server.
      afterCommit(async () => void mail(services, id, message, request.log))
      return taken
    },
    key,
  )
}

/**
 * Idempotency without the script: the cached page is the same for everybody and holds no key, so the content's hash is
 * the key.
 */
export function contentKey(given: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(checkContact(given).message))
    .digest('base64url')
}

/** Throws Invalid for unknown fields, so that programs notice a misspelling. */
export function refuseUnknown(given: Record<string, unknown>): void {
  const known = new Set<string>([...contactFields, trapField])
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  if (unknown.length) throw new Invalid(Object.fromEntries(unknown.map((name) => [name, 'resource.fields.unknown'])))
}

async function insertMessage(tx: Tx, { name, email, message }: ContactMessage): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into contact_messages (name, email, message) values (${name}, ${email}, ${message}) returning id`
  return row?.id ?? 0
}

async function mail(services: Services, id: number, given: ContactMessage, log: FastifyBaseLogger): Promise<void> {
  const { sql } = services
  if (!services.mail.enabled) return
  try {
    const [shop] = await sql<{ email: string }[]>`select email from parameters order by id limit 1`
    if (!shop) return
    await services.mail.send({
      to: shop.email,
      replyTo: given.email,
      subject: sayIn('es')('storefront.contact.mail_subject', { name: isolateBidi(given.name) }),
      text: `${isolateBidi(given.name)} <${given.email}>\n\n${given.message}\n`,
    })
    await sql`update contact_messages set mailed_at = now() where id = ${id}`
  } catch (error) {
    log.error({ err: error }, 'a contact message is kept but was not mailed')
  }
}
