import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { Invalid } from '#src/platform/errors.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { closedContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { idSchema } from '#src/platform/openapi/schema.server.ts'
import { writePdfDocument } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { createDownloadQueueFactory } from '#src/resource/export/download-queue.server.ts'
import { buildPrintLabels } from '#src/resource/export/export-registrar.server.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import { pluralTypeName } from '#src/resource/openapi/type-names.server.ts'
import { parseAllowedParameters } from '#src/resource/read/list-query.server.ts'
import { parseId } from '#src/resource/record-id.ts'
import { readField } from '#src/resource/schema.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { type CertificationType, certificationTypes } from '#src/workforce/trainings/certifications.ts'
import { buildAttendanceSheet, type SheetRequest } from '#src/workforce/trainings/sheet/attendance-sheet.server.ts'
import { maxSheetPeople } from '#src/workforce/trainings/sheet/max-sheet-people.ts'

const maxTextLength = 100

/** Registers the attendance sheets: `GET /api/trainings/sheet.pdf` and `/api/qualities/sheet.pdf`. */
export function addAttendanceSheetRoutes(app: FastifyInstance, services: Services): void {
  const queue = createDownloadQueueFactory(app, services.files)()
  const refuseTicket = ({ id }: Actor) => queue.requireRoom(id)
  for (const type of certificationTypes)
    app.get(
      `/api/${type.name}/sheet.pdf`,
      {
        config: { access: 'see_employees', takesTicket: true, refuseTicket },
        exposeHeadRoute: false,
        schema: documentRoute(() => describeSheetRoute(type)),
      },
      async (request, reply) => {
        // A wrong request is refused before it waits in the queue.
        const { title } = await buildRequestedSheet(services, type, request)
        const fileName = `${title}.pdf`
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
          await writePdfDocument(out, await buildRequestedSheet(services, type, request), signal)
        })
      },
    )
}

function buildRequestedSheet({ sql, settings }: Services, type: CertificationType, request: FastifyRequest) {
  const language = readLanguage(request)
  const printer = {
    db: sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
    type,
    employees,
    actor: requireActor(request),
    labels: buildPrintLabels(request, settings.tzShop),
    language,
    text: createTranslation(language),
  }
  return buildAttendanceSheet(printer, parseSheetRequest(type, request))
}

/**
 * Parses the request. Throws Invalid with every unknown or malformed parameter. A ticket may carry the people's ids.
 */
function parseSheetRequest({ item }: CertificationType, { query, ticketRowIds }: FastifyRequest): SheetRequest {
  const { ticket: _, ...parameters } = query as Record<string, unknown>
  const isShort = (text: string) => text.length <= maxTextLength
  const isDay = (text: string) => text === '' || 'value' in readField(date(), text)
  const isTime = (text: string) => text === '' || 'value' in readField(time(), text)
  const values = parseAllowedParameters(parameters, {
    [`${item}_id`]: (text) => parseId(text) !== null,
    ids: (text) => parseEmployeeIds(text) !== null,
    date: isDay,
    time: isTime,
    end_time: isTime,
    place: isShort,
    instructor: isShort,
  })
  const itemId = parseId(values[`${item}_id`])
  const employeeIds = ticketRowIds ?? parseEmployeeIds(values.ids ?? '')
  const problems = {
    ...(itemId === null && { [`${item}_id`]: 'resource.list.bad_parameter' }),
    ...((!employeeIds || employeeIds.length > maxSheetPeople) && { ids: 'resource.list.bad_parameter' }),
  }
  if (itemId === null || !employeeIds || Object.keys(problems).length > 0)
    throw new Invalid(problems, 'platform.answers.bad_request')
  const { date: day = '', time: start = '', end_time: endTime = '', place = '', instructor = '' } = values
  return { itemId, employeeIds, date: day, time: start, endTime, place, instructor }
}

function parseEmployeeIds(text: string): number[] | null {
  const ids = text.split(',').map(parseId)
  return ids.length <= maxSheetPeople && ids.every((id) => id !== null) ? ids : null
}

const describeSheetRoute = ({ name, item }: CertificationType) => ({
  id: `print${pluralTypeName({ name })}Sheet`,
  tag: name,
  summary: 'The sheet that those who attend sign, one for each company; what is left out is written by hand',
  parameters: [
    buildParameter('query', `${item}_id`, idSchema),
    buildParameter('query', 'ids', {
      type: 'string',
      description: `Ids of at most ${maxSheetPeople} employees, joined by commas; those of a ticket take their place`,
    }),
    buildParameter('query', 'date', { type: 'string', format: 'date' }),
    ...['time', 'end_time'].map((parameter) =>
      buildParameter('query', parameter, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    ),
    ...['place', 'instructor'].map((parameter) =>
      buildParameter('query', parameter, { type: 'string', maxLength: maxTextLength }),
    ),
  ],
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  refusals: [400, 404, 429] as const,
  security: [{ token: [] }, { ticket: [] }],
})
