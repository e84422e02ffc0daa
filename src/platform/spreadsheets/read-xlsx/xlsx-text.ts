import { sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** Escapes take seven letters for one; a text that is cut here is too long for a cell in any case. */
export const longestRaw = (sheetLimits.xlsxCell + 1) * 7

/** Rich text: gathers what stands in all `t` of an item but those of `rPh`, the readings of East Asian signs. */
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
      if (isText && text.length < longestRaw) text += part
    },
    close(name: string) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
    /** With escapes. */
    end: () => text.slice(0, longestRaw),
  }
}
