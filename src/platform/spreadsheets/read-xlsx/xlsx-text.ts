import { sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** Escapes take seven letters for one; a text that is cut here is too long for a cell in any case. */
export const maxRawText = (sheetLimits.xlsxCell + 1) * 7

/** Rich text: gathers what stands in all `t` of an item but those of `rPh`, the readings of East Asian signs. */
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
    /** With escapes. */
    end: () => text.slice(0, maxRawText),
  }
}
