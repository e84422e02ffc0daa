import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildRecordDocument, type PrintRequest, readDocumentTitle } from '#src/documents/record-document.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { closedContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { idParameter } from '#src/platform/openapi/parameters.server.ts'
import { writePdfDocument } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { createQueueFactory } from '#src/resource/export/download-queue.server.ts'
import { buildPrintLabels } from '#src/resource/export/export-registrar.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

type DocumentRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Registers the routes of printed records: `GET /api/{resource}/:id/{document}.pdf`, which a browser opens by a ticket.
 * Throws if a declared document has no layout. All documents share one queue.
 */
export function registerDocumentRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const queue = createQueueFactory(app, services.files)()
  for (const prepared of registry.values()) {
    const { resource, rules } = prepared
    for (const [name, { access }] of Object.entries(resource.documents)) {
      const layout = rules.documents?.[name]
      if (!layout)
        throw new Error(`${resource.name} declares the document ${name}, and its rules have no layout for it.`)
      const refuseTicket = ({ id }: Actor) => queue.requireRoom(id)
      app.get<{ Params: { id: string } }>(
        `/api/${resource.name}/:id/${name}.pdf`,
        {
          config: { access, takesTicket: true, refuseTicket },
          exposeHeadRoute: false,
          schema: documentPrintRoute(prepared, name),
        },
        async (request, reply) => {
          const parseRequest = () => parsePrintRequest(services, { name, layout }, request)
          // A missing record is refused before the request waits in the queue.
          const fileName = `${await readDocumentTitle(services.sql, prepared, parseRequest())}.pdf`
          const headers = {
            'content-type': 'application/pdf',
            'content-disposition': contentDisposition(fileName, {
              type: 'inline',
              fallback: convertToAsciiName(fileName),
            }),
            'content-security-policy': closedContentPolicy,
          }
          return queue.send(reply, headers, async (out, signal) => {
            // The request may wait long for its turn, so the user's rights are checked again.
            await services.authorization.reauthorize(services.sql, request)
            await writePdfDocument(out, await buildRecordDocument(services, prepared, parseRequest()), signal)
          })
        },
      )
    }
  }
}

/**
 * Parses the request for a document, for the actor whose rights were checked last. Throws NotFound for an id that no
 * record can have.
 */
function parsePrintRequest(
  { settings }: Services,
  { name, layout }: Pick<PrintRequest, 'name' | 'layout'>,
  request: DocumentRequest,
): PrintRequest {
  const language = readLanguage(request)
  return {
    name,
    layout,
    id: requirePathId(request.params.id),
    actor: requireActor(request),
    labels: buildPrintLabels(request, settings.tzShop),
    locale: { language, text: (ref) => translate(language, ref), origin: settings.publicUrl },
  }
}

const documentPrintRoute = ({ resource }: PreparedResource, name: string) =>
  documentRoute(() => ({
    tag: resource.name,
    id: `print${typeName(resource)}${name[0]?.toUpperCase()}${name.slice(1)}`,
    summary: 'The record as a printed document; it has what the caller may see',
    parameters: [idParameter],
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    refusals: [400, 404, 429],
  }))
