import type { FastifyInstance } from 'fastify'
import { contactMessages } from '#src/inbox/contact-messages.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { named } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { readOne } from '#src/resource/read/page.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { record } from '#src/resource/write/audit.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import { type By, loadForUpdate } from '#src/resource/write/optimistic-lock.server.ts'

/** Scalar subquery: how many messages are unread, at most 10,000. */
export const unreadMessages =
  '(select count(*)::int from (select from contact_messages where not read limit 10000) unread)'

type Verb = 'read' | 'unread'

/** Routes that mark a contact message as read and as unread. */
export function messageRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const prepared = registry.get(contactMessages.name)
  if (!prepared) throw new Error('The registry has no contact messages.')
  for (const verb of ['read', 'unread'] as const) {
    app.post<{ Params: { id: string } }>(
      `/api/messages/:id/${verb}`,
      { config: { access: 'see_contact_messages' }, schema: docs[verb] },
      (request) => {
        const id = idOf(request.params.id)
        return inWrite(services, request, { fields: {}, uploads: [] }, (by) => mark(by, prepared, id, verb))
      },
    )
  }
}

/** Marks a message, with an audit row; one that is marked so already stays untouched. */
async function mark(by: By, prepared: Prepared, id: number, verb: Verb) {
  const { tx, actor } = by
  const before = await loadForUpdate(by, prepared, id, null)
  const isRead = verb === 'read'
  if (before.read === isRead) return before
  await tx`update contact_messages set read = ${isRead} where id = ${id}`
  const after = await readOne(tx, prepared, actor, id)
  await record(tx, actor, {
    resource: contactMessages.name,
    id,
    action: verb,
    before,
    after,
    company: null,
    client: null,
  })
  return after
}

const docOf = (id: string, summary: string) =>
  documented({
    id,
    tag: contactMessages.name,
    summary,
    parameters: [idParameter, keyParameter],
    answer: named('Message'),
    refuses: [400, 404],
    more: { 409: refusal('The state forbids it', codedError(['KEY_REUSED'])) },
  })

const docs = {
  read: docOf('markMessageRead', 'Marks a message as read'),
  unread: docOf('markMessageUnread', 'Marks a message as unread'),
}
