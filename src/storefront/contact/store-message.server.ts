import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import {
  countHitOrRefuseInTransaction,
  normalizeAddressToNetwork,
} from '#src/platform/http/access/rate-limit.server.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Services } from '#src/platform/services.server.ts'
import { runVisitorTransaction } from '#src/resource/write/write-transaction.server.ts'
import {
  type ContactMessage,
  cleanAndCheckContact,
  contactFields,
  trapField,
} from '#src/storefront/contact/contact-message.ts'
import { createShopTranslate } from '#src/storefront/translate-shop-text.ts'

const acceptedAnswer = { success: true }

/**
 * Stores a contact message, and mails it after the commit if mail is configured. Honeypot: if the trap field is filled,
 * the sender is thanked and nothing is stored. Idempotency: a repeat with the same key is answered like the first
 * request, and does nothing else. The key is `idempotencyKey`, else the request's header. Throws Invalid, Conflict
 * `KEY_REUSED`, or TooMany after 5 messages from one network in 10 minutes.
 */
export async function storeAndMailContactMessage(
  services: Services,
  request: FastifyRequest,
  fields: Record<string, unknown>,
  idempotencyKey?: string,
): Promise<typeof acceptedAnswer> {
  const { message, problems } = cleanAndCheckContact(fields)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  if (fields[trapField]) return acceptedAnswer
  const limit = { scope: 'contact', subject: normalizeAddressToNetwork(request.ip), maxHits: 5, minutes: 10 }
  return runVisitorTransaction(
    services,
    request,
    { fields: message, uploads: [] },
    async (tx, afterCommit) => {
      await countHitOrRefuseInTransaction(tx, [limit])
      const id = await insertMessage(tx, message)
      // The mail is not awaited, because the visitor need not wait for the mail server.
      afterCommit(async () => void mailToShopAndMarkMailed(services, id, message, request.log))
      return acceptedAnswer
    },
    idempotencyKey,
  )
}

/**
 * Idempotency key of a form sent without the script: the hash of its content. The cached page is the same for all
 * visitors, so it cannot contain a key.
 */
export function hashContactContent(fields: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(cleanAndCheckContact(fields).message))
    .digest('base64url')
}

/** Throws Invalid for unknown fields, so that API clients notice a misspelling. */
export function requireKnownFields(fields: Record<string, unknown>): void {
  const knownNames = new Set<string>([...contactFields, trapField])
  const unknownNames = Object.keys(fields).filter((name) => !knownNames.has(name))
  if (unknownNames.length)
    throw new Invalid(Object.fromEntries(unknownNames.map((name) => [name, 'resource.fields.unknown'])))
}

async function insertMessage(tx: Tx, { name, email, message }: ContactMessage): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into contact_messages (name, email, message) values (${name}, ${email}, ${message}) returning id`
  return row?.id ?? 0
}

async function mailToShopAndMarkMailed(
  services: Services,
  id: number,
  message: ContactMessage,
  log: FastifyBaseLogger,
): Promise<void> {
  const { sql } = services
  if (!services.mail.enabled) return
  try {
    const [shop] = await sql<{ email: string }[]>`select email from parameters order by id limit 1`
    if (!shop) return
    await services.mail.send({
      to: shop.email,
      replyTo: message.email,
      subject: createShopTranslate('es')('storefront.contact.mail_subject', { name: isolateBidi(message.name) }),
      text: `${isolateBidi(message.name)} <${message.email}>\n\n${message.message}\n`,
    })
    await sql`update contact_messages set mailed_at = now() where id = ${id}`
  } catch (error) {
    log.error({ err: error }, 'a contact message is kept but was not mailed')
  }
}
