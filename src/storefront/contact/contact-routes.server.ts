import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, Invalid, type Refusal, TooLarge } from '#src/platform/errors.ts'
import { findRefusalOfError, setRefusalHead } from '#src/platform/http/responses/error-responses.server.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { buildContactPath, buildThanksPath, wholeWindow } from '#src/storefront/address.ts'
import {
  type ContactField,
  cleanAndCheckContact,
  contactFields,
  trapField,
} from '#src/storefront/contact/contact-message.ts'
import {
  hashContactContent,
  requireKnownFields,
  storeAndMailContactMessage,
} from '#src/storefront/contact/store-message.server.ts'
import { acceptOnlyUrlEncodedForms, type FormBody, readFormField } from '#src/storefront/form-body.server.ts'
import { contactDocs } from '#src/storefront/openapi.server.ts'
import { buildDownPageOrRethrowHandler } from '#src/storefront/page/down-page.server.ts'
import { emptyContactState, type Pages } from '#src/storefront/page/pages.server.ts'
import type { ContactState } from '#src/storefront/page-model.ts'

const publicRoute = { config: { access: 'public' } } as const
const html = 'text/html; charset=utf-8'

type ContactDependencies = { services: Services; pages: Pages; cache: PublicCache }

/** Adds the routes of the contact form: JSON for the script and API clients, a form post without the script. */
export function addContactRoutes(app: FastifyInstance, dependencies: ContactDependencies): void {
  app.post<{ Body: unknown }>('/api/contact/send', { ...publicRoute, schema: contactDocs }, async (request) => {
    const fields = typeof request.body === 'object' && request.body !== null ? { ...request.body } : {}
    requireKnownFields(fields)
    return storeAndMailContactMessage(dependencies.services, request, fields)
  })
  for (const language of languages) {
    addThanksAndRedirectRoutes(app, dependencies, language)
    app.register(async (formApp) => addFormRoute(formApp, dependencies, language))
  }
}

/** Post/Redirect/Get: reloading the thanks page sends nothing again. A GET of the form's address leads to the form. */
function addThanksAndRedirectRoutes(
  app: FastifyInstance,
  { pages, cache }: ContactDependencies,
  language: Language,
): void {
  app.get(buildContactPath(language), publicRoute, (_, reply) =>
    reply.redirect(`${buildHomePath(language)}#contacto`, 302),
  )
  app.get(
    buildThanksPath(language),
    { ...publicRoute, errorHandler: buildDownPageOrRethrowHandler(language) },
    (request, reply) =>
      cache.respond(request, reply, ['thanks', language, pages.year()].join('|'), async (version) => ({
        status: 200,
        type: html,
        body:
          (await pages.window(language, wholeWindow, {
            version,
            contact: { ...emptyContactState, outcome: 'sent' },
          })) ?? '',
        headers: { ...pages.headers(), 'x-robots-tag': 'noindex' },
      })),
  )
}

/**
 * Form post without the script. A failure is answered by a page with the form and its typed text, or by the down page
 * if that page cannot be drawn either.
 */
function addFormRoute(
  isolatedApp: FastifyInstance,
  { services, pages }: ContactDependencies,
  language: Language,
): void {
  acceptOnlyUrlEncodedForms(isolatedApp)
  isolatedApp.post<{ Body?: FormBody }>(buildContactPath(language), publicRoute, async (request, reply) => {
    await storeAndMailFormMessageOrRefuse(services, request, request.body ?? emptyForm)
    return reply.header('cache-control', 'no-store').redirect(`${buildThanksPath(language)}#contacto`, 303)
  })
  isolatedApp.setErrorHandler<Error, { Body?: FormBody }>(async (error, request, reply) => {
    const refusal = findRefusalOfError(error)
    if (!refusal) {
      request.serverFault = error
      request.log.error({ err: error }, 'a contact message was not taken')
    }
    const contact = buildStateOfRefusedForm(language, refusal, request.body ?? emptyForm)
    try {
      const page = await pages.window(language, wholeWindow, { contact })
      return setFailureHead(reply, refusal).headers(pages.headers()).type(html).send(page)
    } catch (pageError) {
      return buildDownPageOrRethrowHandler(language)(pageError instanceof Error ? pageError : error, request, reply)
    }
  })
}

const emptyForm: FormBody = { fields: new URLSearchParams(), isComplete: true, isReadable: true }

async function storeAndMailFormMessageOrRefuse(
  services: Services,
  request: FastifyRequest,
  form: FormBody,
): Promise<void> {
  const fields = readContactFields(form)
  if (!form.isComplete) throw new TooLarge(undefined, listProblemsOfArrivedFields(form))
  if (!form.isReadable) throw new BadRequest()
  await storeAndMailContactMessage(services, request, fields, hashContactContent(fields))
}

function readContactFields(form: FormBody): Record<ContactField | typeof trapField, string> {
  const readField = (name: string) => readFormField(form, name)
  return {
    name: readField('name'),
    email: readField('email'),
    message: readField('message'),
    [trapField]: readField(trapField),
  }
}

/** Problems of the fields that arrived. A truncated form does not report the others as missing. */
function listProblemsOfArrivedFields(form: FormBody) {
  const { problems } = cleanAndCheckContact(readContactFields(form))
  const arrivedFields = contactFields.filter((field) => form.fields.has(field))
  return Object.fromEntries(arrivedFields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])))
}

/** State of the form after a refusal: its typed text, and the reason. */
function buildStateOfRefusedForm(language: Language, refusal: Refusal | null, form: FormBody): ContactState {
  const hasFieldProblems = refusal instanceof Invalid || refusal instanceof TooLarge
  return {
    outcome: 'failed',
    reason: refusal && !(refusal instanceof Invalid) ? translate(language, refusal.key) : '',
    fields: cleanAndCheckContact(readContactFields(form)).message,
    problems: hasFieldProblems ? refusal.fields : {},
  }
}

function setFailureHead(reply: FastifyReply, refusal: Refusal | null): FastifyReply {
  return refusal ? setRefusalHead(reply, refusal) : reply.status(500).header('cache-control', 'no-store')
}
