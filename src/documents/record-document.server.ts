import { buffer } from 'node:stream/consumers'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { PrintLabels } from '#src/platform/pdf/print-frame.ts'
import type { PrintedBlock, PrintedDocument } from '#src/platform/pdf/printed-document.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildHeading, readExportRows, resolveExportColumns } from '#src/resource/export/export-columns.server.ts'
import type { SheetLocale } from '#src/resource/kinds/kind.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import type { DocumentLayout, DocumentSection } from '#src/resource/registration/document-layout.ts'
import { type PreparedResource, requirePrepared } from '#src/resource/registration/prepared.server.ts'

/** A checked request for a record's document: the record's id, the document's name, and the actor who asks. */
export type PrintRequest = {
  /** The document's name in the declaration. */
  name: string
  id: number
  actor: Actor
  labels: PrintLabels
  locale: SheetLocale & { language: Language }
}

/** The title of a record's printed document. Throws NotFound if the record is missing or the actor may not read it. */
export async function requireDocumentTitle(
  sql: Sql,
  prepared: PreparedResource,
  request: PrintRequest,
): Promise<string> {
  const { entity } = await requireRecordAndVisibleResource(sql, prepared, request)
  return formatDocumentTitle(prepared, entity, request)
}

/**
 * Reads the record as the actor sees it. `visible` is the resource without the fields that the actor may not see.
 * Throws NotFound if the record is missing or the actor may not read it.
 */
export async function requireRecordAndVisibleResource(
  sql: Sql,
  prepared: PreparedResource,
  { id, actor }: PrintRequest,
) {
  if (!hasAccess(actor, prepared.resource.access.read)) throw new NotFound()
  const visible = prepared.narrowTo(actor)
  return { visible, entity: await requireRow(sql, visible, actor, id) }
}

export const formatDocumentTitle = ({ resource }: PreparedResource, entity: Entity, { name, locale }: PrintRequest) =>
  locale.text({ key: `${resource.name}.documents.${name}.title`, params: { label: labelOf(resource, entity) } })

/**
 * Builds a record's printed document from the fields and rows that the actor may see. Throws NotFound if the record is
 * missing or the actor may not read it.
 */
export async function buildRecordDocument(
  services: Pick<Services, 'sql' | 'files'>,
  prepared: PreparedResource,
  request: PrintRequest,
): Promise<PrintedDocument> {
  const { actor, labels, locale } = request
  const { resource } = prepared
  const layout = requireLayout(prepared, request.name)
  const { visible, entity } = await requireRecordAndVisibleResource(services.sql, prepared, request)
  const reader: DocumentReader = { sql: services.sql, actor, locale }
  const label = labelOf(resource, entity)
  const formatter = createPropertyFormatters(visible, entity, locale)
  const headLines = layout.head.lines.map((names) => formatter.formatLine(names)).filter((line) => line !== '')
  const sections = await Promise.all(
    layout.sections.map((section) => buildSectionUnlessEmpty(reader, visible, entity, section)),
  )
  return {
    title: formatDocumentTitle(prepared, entity, request),
    language: locale.language,
    orientation: 'portrait',
    labels,
    runningHead: [label, headLines[0]].filter(Boolean).join(' · '),
    footNote: label,
    blocks: [
      {
        type: 'head',
        title: label,
        lines: headLines,
        side: await readReferredRecordLines(reader, visible, entity, layout.head.reference),
        picture: await readPrivatePictureAsBase64(services.files, entity[layout.head.picture ?? '']),
      },
      ...sections.filter((section) => section !== null),
    ],
  }
}

/** Finds the layout of a printed document. Throws if the rules have none. */
export function requireLayout({ resource, rules }: PreparedResource, name: string): DocumentLayout {
  const layout = rules.documents?.[name]
  if (!layout) throw new Error(`${resource.name} declares the document ${name}, and its rules have no layout for it.`)
  return layout
}

type DocumentReader = Pick<Services, 'sql'> & Pick<PrintRequest, 'actor' | 'locale'>

/**
 * Returns functions that format properties of the record: one property, several in a line, several as facts with
 * captions. Hidden properties and empty values are left out.
 */
function createPropertyFormatters({ model, resource }: PreparedResource, entity: Entity, locale: DisplayLocale) {
  const format = (name: string): string => {
    const property = model.properties.get(name)
    return property ? kindOf(property.field).format(property.field, entity[name] ?? null, locale) : ''
  }
  const formatCaptioned = (name: string): string => {
    const property = model.properties.get(name)
    const value = format(name)
    return property && value !== '' ? `${buildHeading(resource, property, locale)} ${value}` : ''
  }
  return {
    format,
    formatLine: (items: DocumentLayout['head']['lines'][number]) =>
      items
        .map((item) => (typeof item === 'string' ? format(item) : formatCaptioned(item.captioned)))
        .filter((text) => text !== '')
        .join(' · '),
    listFacts: (names: readonly string[]) =>
      names.flatMap((name) => {
        const property = model.properties.get(name)
        const value = format(name)
        return property && value !== '' ? [{ label: buildHeading(resource, property, locale), value }] : []
      }),
  }
}

/** Builds a section of the document. Null if the section would be empty or the actor may not read its records. */
async function buildSectionUnlessEmpty(
  reader: DocumentReader,
  visible: PreparedResource,
  entity: Entity,
  section: DocumentSection,
): Promise<PrintedBlock | null> {
  const { locale } = reader
  const title = locale.text(section.title)
  if ('children' in section) {
    const children = requirePrepared(visible.registry, section.children.name)
    const table = await buildChildTableUnlessEmptyOrUnreadable(reader, children, entity.id, section.properties)
    return table && { type: 'section', title, content: table }
  }
  const facts = createPropertyFormatters(visible, entity, locale).listFacts(section.properties)
  return facts.length > 0 ? { type: 'section', title, content: { type: 'facts', facts } } : null
}

/** Builds the table of a nested resource's records. Null without records or without access to them. */
async function buildChildTableUnlessEmptyOrUnreadable(
  { sql, actor, locale }: DocumentReader,
  children: PreparedResource,
  parentId: number,
  propertyNames: readonly string[],
) {
  const { resource } = children
  if (!resource.parent || !hasAccess(actor, resource.access.read)) return null
  const visibleChildren = children.narrowTo(actor)
  const query = parseListQuery(visibleChildren, {})
  query.filters.push([resource.parent.fieldName, parentId])
  const columns = resolveExportColumns(visibleChildren, propertyNames, locale)
  const rows: OutputCell[][] = []
  const request = { prepared: visibleChildren, actor, query, columns }
  await readExportRows(sql, request, async (batch) => void rows.push(...batch), new AbortController().signal)
  return rows.length > 0 ? { type: 'table' as const, columns, rows } : null
}

/**
 * Reads the properties of the record that the head refers to, one a line. Empty if the actor may not read that record.
 */
async function readReferredRecordLines(
  { sql, actor, locale }: DocumentReader,
  visible: PreparedResource,
  entity: Entity,
  reference: DocumentLayout['head']['reference'],
): Promise<string[]> {
  const link = reference && visible.references.find(({ name }) => name === reference.field)
  const id = reference && entity[reference.field]
  if (!link || typeof id !== 'number') return []
  const referred = requirePrepared(visible.registry, link.to)
  if (!hasAccess(actor, referred.resource.access.read)) return []
  const visibleReferred = referred.narrowTo(actor)
  try {
    const formatter = createPropertyFormatters(
      visibleReferred,
      await requireRow(sql, visibleReferred, actor, id),
      locale,
    )
    return reference.properties.map(formatter.format).filter((line) => line !== '')
  } catch (error) {
    // A record outside of the actor's scope has no lines.
    if (error instanceof NotFound) return []
    throw error
  }
}

/** The smallest variant of a stored picture: wide enough for the head of a page. */
const printedVariant = '400.webp'

/** Reads the small variant of a private picture, in base64. Undefined if there is no picture or its file is gone. */
async function readPrivatePictureAsBase64(files: Services['files'], name: unknown): Promise<string | undefined> {
  if (typeof name !== 'string') return undefined
  const storedPicture = await files.find(name, 'private', printedVariant)
  return storedPicture ? (await buffer(storedPicture.openStream())).toString('base64') : undefined
}
