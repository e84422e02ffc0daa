import { sheetLimits } from '#src/platform/spreadsheets/workbook.ts'
import { unescaped } from '#src/platform/spreadsheets/xlsx-escapes.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/xml.server.ts'

/** One letter more than a cell may have: who reads such a text sees that it is too long. */
const most = sheetLimits.xlsxCell + 1

/** Rich text: what stands in all `t` of an item but those of `rPh`, the readings of East Asian signs. */
export function textCollector() {
  let text = ''
  let isText = false
  let isReading = false
  return {
    begin() {
      text = ''
    },
    open(name: string) {
      if (name === 't') isText = !isReading
      else if (name === 'rPh') isReading = true
    },
    text(part: string) {
      // An escape takes seven letters for one.
      if (isText && text.length <= most * 7) text += part
    },
    close(name: string) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
    end: () => unescaped(text).slice(0, most),
  }
}

/** Gathers the shared strings of a workbook into `strings`, each cut one letter above the length of a cell. */
export function stringsHandlers(strings: string[]): XmlHandlers {
  const collector = textCollector()
  return {
    open(name) {
      if (name === 'si') collector.begin()
      else collector.open(name)
    },
    text: collector.text,
    close(name) {
      if (name === 'si') strings.push(collector.end())
      else collector.close(name)
    },
  }
}
