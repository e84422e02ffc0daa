import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { Invalid, TooMany } from '#src/platform/errors.ts'
import { isolate } from '#src/platform/isolate.ts'
import { countHit, networkOf, takeBack } from '#src/platform/rate-limit.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type ContactMessage, checkContact, contactFields, trapField } from '#src/storefront/contact.ts'
import { sayIn } from '#src/storefront/texts.ts'

/**
 * Takes a message of the contact form: kept before anything else, mailed after the commit where mail is set up. Who
 * fills in the field that people do not see is told that all went well, and nothing is kept.
 */
export async function receiveMessage(services: Services, request: FastifyRequest, given: Record<string, unknown>) {
  const { message, problems } = checkContact(given)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  if (given[trapField]) return
  const subject = networkOf(request.ip)
  const hits = await countHit(services.sql, [{ scope: 'contact', subject, most: 5, minutes: 10 }])
  const id = await keep(services, message).catch(async (error) => {
    await takeBack(services.sql, hits)
    throw error
  })
  // The visitor is answered at once: a slow mail server is not theirs to wait for.
  void mail(services, id, message, request.log)
}

/** A program that misspells a field hears of it; people's forms have no others. */
export function refuseUnknown(given: Record<string, unknown>): void {
  const known = new Set<string>([...contactFields, trapField])
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  if (unknown.length) throw new Invalid(Object.fromEntries(unknown.map((name) => [name, 'resource.fields.unknown'])))
}

async function keep({ sql }: Services, { name, email, message }: ContactMessage): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
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
      subject: sayIn('es')('storefront.contact.mail_subject', { name: isolate(given.name) }),
      text: `${isolate(given.name)} <${given.email}>\n\n${given.message}\n`,
    })
    await sql`update contact_messages set mailed_at = now() where id = ${id}`
  } catch (error) {
    log.error({ err: error }, 'a contact message is kept but was not mailed')
  }
}

/** Why a form that came without scripts was not taken, as its page shows it; null where the failure is not the visitor's. */
export function refusalStatus(error: unknown): number | null {
  if (error instanceof Invalid) return 400
  return error instanceof TooMany ? 429 : null
}
