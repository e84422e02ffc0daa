import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, Invalid, type Refusal, TooLarge } from '#src/platform/errors.ts'
import { findRefusal, setRefusalHead } from '#src/platform/http/responses/error-responses.server.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { contactPath, homePath, thanksPath, wholeWindow } from '#src/storefront/address.ts'
import { contentKey, receiveMessage, refuseUnknown } from '#src/storefront/contact/contact.server.ts'
import { type ContactField, checkContact, contactFields, trapField } from '#src/storefront/contact/contact.ts'
import { type FormBody, takeFormsAlone, typedIn } from '#src/storefront/form-body.server.ts'
import type { ContactState } from '#src/storefront/model.ts'
import { contactDocs } from '#src/storefront/openapi.server.ts'
import { downPageIn } from '#src/storefront/page/down-page.server.ts'
import { type Pages, untouchedForm } from '#src/storefront/page/pages.server.ts'

const open = { config: { access: 'public' } } as const
const html = 'text/html; charset=utf-8'

type Shown = { services: Services; pages: Pages; cache: PublicCache }

/** Routes of the contact form: JSON for the script and for programs, a form post without the script. */
export function contactRoutes(app: FastifyInstance, shown: Shown): void {
  app.post<{ Body: unknown }>('/api/contact/send', { ...open, schema: contactDocs }, async (request) => {
    const given = typeof request.body === 'object' && request.body !== null ? { ...request.body } : {}
    refuseUnknown(given)
    return receiveMessage(shown.services, request, given)
  })
  for (const language of languages) {
    thanksPage(app, shown, language)
    app.register(async (form) => formRoute(form, shown, language))
  }
}

/** Post/Redirect/Get: a reload of the thanks sends nothing again. */
function thanksPage(app: FastifyInstance, { pages, cache }: Shown, language: Language): void {
  app.get(contactPath(language), open, (_, reply) => reply.redirect(`${homePath(language)}#contacto`, 302))
  app.get(thanksPath(language), { ...open, errorHandler: downPageIn(language) }, (request, reply) =>
    cache.respond(request, reply, ['thanks', language, pages.year()].join('|'), async (version) => ({
      status: 200,
      type: html,
      body:
        (await pages.window(language, wholeWindow, { version, contact: { ...untouchedForm, outcome: 'sent' } })) ?? '',
      headers: { ...pages.headers(), 'x-robots-tag': 'noindex' },
    })),
  )
}

/** Form post without the script: every refusal is answered by a page with the form and what was typed. */
function formRoute(form: FastifyInstance, { services, pages }: Shown, language: Language): void {
  takeFormsAlone(form)
  form.post<{ Body?: FormBody }>(contactPath(language), open, async (request, reply) => {
    await receiveForm(services, request, request.body ?? emptyForm)
    return reply.header('cache-control', 'no-store').redirect(`${thanksPath(language)}#contacto`, 303)
  })
  form.setErrorHandler<Error, { Body?: FormBody }>(async (error, request, reply) => {
    const refusal = findRefusal(error)
    if (!refusal) request.log.error({ err: error }, 'a contact message was not taken')
    const contact = refusedForm(language, refusal, request.body ?? emptyForm)
    try {
      const page = await pages.window(language, wholeWindow, { contact })
      return headOf(reply, refusal).headers(pages.headers()).type(html).send(page)
    } catch (fault) {
      return downPageIn(language)(fault instanceof Error ? fault : error, request, reply)
    }
  })
}

const emptyForm: FormBody = { fields: new URLSearchParams(), isWhole: true, isReadable: true }

async function receiveForm(services: Services, request: FastifyRequest, form: FormBody): Promise<void> {
  const given = givenIn(form)
  if (!form.isWhole) throw new TooLarge(undefined, problemsSeen(form))
  if (!form.isReadable) throw new BadRequest()
  await receiveMessage(services, request, given, contentKey(given))
}

function givenIn(form: FormBody): Record<ContactField | typeof trapField, string> {
  const typed = (name: string) => typedIn(form, name)
  return { name: typed('name'), email: typed('email'), message: typed('message'), [trapField]: typed(trapField) }
}

/** Problems of the fields that arrived; in a truncated form the others are not missing. */
function problemsSeen(form: FormBody) {
  const { problems } = checkContact(givenIn(form))
  const seen = contactFields.filter((field) => form.fields.has(field))
  return Object.fromEntries(seen.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])))
}

/** The form's state after a refusal: what was typed, and why it was refused. */
function refusedForm(language: Language, refusal: Refusal | null, form: FormBody): ContactState {
  const isAtFields = refusal instanceof Invalid || refusal instanceof TooLarge
  return {
    outcome: 'failed',
    reason: refusal && !(refusal instanceof Invalid) ? translate(language, refusal.key) : '',
    typed: checkContact(givenIn(form)).message,
    problems: isAtFields ? refusal.fields : {},
  }
}

function headOf(reply: FastifyReply, refusal: Refusal | null): FastifyReply {
  return refusal ? setRefusalHead(reply, refusal) : reply.status(500).header('cache-control', 'no-store')
}
