import {
  findBuiltinTimeFormat,
  parseTimeFormatCode,
  type TimeFormat,
} from '#src/platform/spreadsheets/read-xlsx/number-format.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

/** A sheet as the workbook lists it. `id` is the id of its relationship, which names its part. */
export type ListedSheet = { name: string; id: string; isVisible: boolean }

/** Longest sheet name in characters; longer names are cut. */
const maxSheetName = 100
const maxSheets = 10_000

/** Handlers for the part `workbook.xml`: they fill in the list of sheets and the date system. */
export function createWorkbookHandlers(definition: { sheets: ListedSheet[]; is1904: boolean }): XmlHandlers {
  return {
    open(name, attributes) {
      // Excel adds an element of the same name, without this attribute, as an extension.
      const date1904 = name === 'workbookPr' ? attributes['date1904'] : undefined
      if (date1904 !== undefined) definition.is1904 = /^(?:1|true)$/.test(date1904)
      if (name !== 'sheet') return
      if (definition.sheets.length >= maxSheets) throw new UnreadableSheet('platform.spreadsheets.bomb')
      const id = Object.keys(attributes).find((key) => key.endsWith(':id')) ?? ''
      const isHidden = /^(?:veryHidden|hidden)$/i.test(attributes['state'] ?? '')
      const title = (attributes['name'] ?? '').slice(0, maxSheetName)
      definition.sheets.push({ name: title, id: attributes[id] ?? '', isVisible: !isHidden })
    },
  }
}

/**
 * A reference from one part to another. `kind` is the last segment of the URL that is its type, such as `worksheet`.
 */
export type Relationship = { kind: string; target: string }

/** Handlers for a part `.rels`: they add its relationships by id. Targets are relative to `folder`. */
export function createRelationshipHandlers(relationships: Map<string, Relationship>, folder: string): XmlHandlers {
  return {
    open(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      // An external target (another file or a URL) is never followed.
      if (name !== 'Relationship' || !id || !target || mode === 'External') return
      const kind = type?.slice(type.lastIndexOf('/') + 1) ?? ''
      relationships.set(id, { kind, target: resolveTarget(folder, target) })
    },
  }
}

/** Resolves a target to the name of a part in the zip, in lower case. */
function resolveTarget(folder: string, target: string): string {
  const address = URL.parse(target.replaceAll('\\', '/'), `zip:///${folder}`)
  return decodeURIComponent(address?.pathname.slice(1) ?? '').toLowerCase()
}

/** Handlers for the part `styles.xml`: they add the meaning of each style's number format, by the style's index. */
export function createStylesHandlers(formats: TimeFormat[]): XmlHandlers {
  const customFormats = new Map<string, TimeFormat>()
  let isInCellFormats = false
  return {
    open(name, { numFmtId: id = '', formatCode: code = '' }) {
      if (name === 'cellXfs') isInCellFormats = true
      else if (name === 'numFmt') customFormats.set(id, parseTimeFormatCode(code))
      else if (name === 'xf' && isInCellFormats)
        formats.push(customFormats.get(id) ?? findBuiltinTimeFormat(Number(id)))
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  }
}
