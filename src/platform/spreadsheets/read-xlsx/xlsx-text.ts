import { sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** Longest text with escapes, which take seven characters for one. A text cut here is too long for a cell anyway. */
export const maxRawText = (sheetLimits.xlsxCell + 1) * 7

/** Rich text: joins the texts of all `t` elements of an item, without those in `rPh` (phonetic readings). */
export function createTextCollector() {
  let text = ''
  let isText = false
  let isPhonetic = false
  return {
    begin() {
      text = ''
    },
    open(name: string) {
      if (name === 't') isText = !isPhonetic
      else if (name === 'rPh') isPhonetic = true
    },
    text(part: string) {
      if (isText && text.length < maxRawText) text += part
    },
    close(name: string) {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
    },
    /** The joined text, with the file's escapes. */
    end: () => text.slice(0, maxRawText),
  }
}
