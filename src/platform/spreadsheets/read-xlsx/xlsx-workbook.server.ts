import {
  findBuiltinFormat,
  parseFormatCode,
  type TimeFormat,
} from '#src/platform/spreadsheets/read-xlsx/number-format.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

/** A sheet as the workbook lists it; `id` is that of its relationship. */
export type ListedSheet = { name: string; id: string; isVisible: boolean }

/** Names are cut where nobody would read on. */
const maxSheetName = 100
const maxSheets = 10_000

/** Gathers what a workbook's own part says: its sheets, and from which year days are counted. */
export function createWorkbookHandlers(definition: { sheets: ListedSheet[]; is1904: boolean }): XmlHandlers {
  return {
    open(name, attributes) {
      if (name === 'workbookPr') definition.is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      if (definition.sheets.length >= maxSheets) throw new UnreadableSheet('platform.spreadsheets.bomb')
      const id = Object.keys(attributes).find((key) => key.endsWith(':id')) ?? ''
      const state = attributes['state'] ?? 'visible'
      const title = (attributes['name'] ?? '').slice(0, maxSheetName)
      definition.sheets.push({ name: title, id: attributes[id] ?? '', isVisible: state === 'visible' })
    },
  }
}

/** A part that another one names; `kind` is the last word of its type's address. */
export type Relationship = { kind: string; target: string }

/** Gathers the relationships of a part, by id; `folder` is that of the part, from which targets are named. */
export function createRelationshipHandlers(relationships: Map<string, Relationship>, folder: string): XmlHandlers {
  return {
    open(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      // External targets, other files and addresses, are never followed.
      if (name !== 'Relationship' || !id || !target || mode === 'External') return
      const kind = type?.slice(type.lastIndexOf('/') + 1) ?? ''
      relationships.set(id, { kind, target: resolveTarget(folder, target) })
    },
  }
}

/** A target's name in the zip, lower case, as names of parts mean the same in either. */
function resolveTarget(folder: string, target: string): string {
  const address = URL.parse(target.replaceAll('\\', '/'), `zip:///${folder}`)
  return decodeURIComponent(address?.pathname.slice(1) ?? '').toLowerCase()
}

/** Gathers what the numbers of each style stand for, by the style's index. */
export function createStylesHandlers(formats: TimeFormat[]): XmlHandlers {
  const customFormats = new Map<string, TimeFormat>()
  let isInCellFormats = false
  return {
    open(name, { numFmtId: id = '', formatCode: code = '' }) {
      if (name === 'cellXfs') isInCellFormats = true
      else if (name === 'numFmt') customFormats.set(id, parseFormatCode(code))
      else if (name === 'xf' && isInCellFormats) formats.push(customFormats.get(id) ?? findBuiltinFormat(Number(id)))
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  }
}
