import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writeRecordArchiveAndAuditEntry } from '#src/documents/record-archive.server.ts'
import {
  buildRecordDocument,
  type PrintRequest,
  requireDocumentTitle,
  requireLayout,
} from '#src/documents/record-document.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { closedContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { idParameter } from '#src/platform/openapi/parameters.server.ts'
import { writePdfDocument } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { createDownloadQueueFactory } from '#src/resource/export/download-queue.server.ts'
import { buildPrintLabels } from '#src/resource/export/export-registrar.server.ts'
import { pluralTypeName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

type DocumentRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Registers the routes of documents, which a browser opens by a ticket: `GET /api/{resource}/:id/{document}.pdf` or
 * `.zip`. Throws if a printed document has no layout. All documents share one queue.
 */
export function registerDocumentRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const queue = createDownloadQueueFactory(app, services.files)()
  for (const prepared of registry.values()) {
    const { resource } = prepared
    for (const [name, { access, format = 'pdf' }] of Object.entries(resource.documents)) {
      if (format === 'pdf') requireLayout(prepared, name)
      const refuseTicket = ({ id }: Actor) => queue.requireRoom(id)
      app.get<{ Params: { id: string } }>(
        `/api/${resource.name}/:id/${name}.${format}`,
        {
          config: { access, takesTicket: true, refuseTicket },
          exposeHeadRoute: false,
          schema: describeDocumentRoute(prepared, name, format),
        },
        async (request, reply) => {
          const parseRequest = () => parsePrintRequest(services, name, request)
          // A missing record is refused before the request waits in the queue.
          const title = await requireDocumentTitle(services.sql, prepared, parseRequest())
          return queue.send(reply, buildDocumentHeaders(title, format), async (out, signal) => {
            // The request may wait long for its turn, so the user's rights are checked again.
            await services.authorization.reauthorize(services.sql, request)
            if (format === 'zip') await writeRecordArchiveAndAuditEntry(out, services, prepared, parseRequest(), signal)
            else await writePdfDocument(out, await buildRecordDocument(services, prepared, parseRequest()), signal)
          })
        },
      )
    }
  }
}

type DocumentFormat = 'pdf' | 'zip'

const dispositions = { pdf: 'inline', zip: 'attachment' } as const

function buildDocumentHeaders(title: string, format: DocumentFormat): Record<string, string> {
  const fileName = `${title}.${format}`
  return {
    'content-type': `application/${format}`,
    'content-disposition': contentDisposition(fileName, {
      type: dispositions[format],
      fallback: convertToAsciiName(fileName),
    }),
    'content-security-policy': closedContentPolicy,
  }
}

/**
 * Parses the request for a document. Its actor is the user as the last check of rights has read it. Throws NotFound for
 * an id that no record can have.
 */
function parsePrintRequest({ settings }: Services, name: string, request: DocumentRequest): PrintRequest {
  const language = readLanguage(request)
  return {
    name,
    id: requirePathId(request.params.id),
    actor: requireActor(request),
    labels: buildPrintLabels(request, settings.tzShop),
    locale: { language, text: createTranslation(language), origin: settings.publicUrl },
  }
}

const summaries = {
  pdf: 'The record as a printed document; it has what the caller may see',
  zip: 'All that the caller may see of the record: data, history, documents and files; the audit records the download',
}

const describeDocumentRoute = ({ resource }: PreparedResource, name: string, format: DocumentFormat) =>
  documentRoute(() => ({
    tag: resource.name,
    id: `print${typeName(resource)}${pluralTypeName({ name: name.replaceAll('-', '_') })}`,
    summary: summaries[format],
    parameters: [idParameter],
    content: { [`application/${format}`]: { schema: { type: 'string', format: 'binary' } } },
    refusals: [400, 404, 429],
  }))
