import assert from 'node:assert/strict'
import { type CellValue, colToLetter, type Sheet } from 'hucre/xlsx'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { buildTemplate, type Template } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { saveInOffice } from '#test/office/save-in-office.ts'

/** LibreOffice must keep the headings, examples, drop-downs and formats of every template in every language. */
export async function checkTemplates(folder: string): Promise<void> {
  for (const target of resources.filter(({ screens }) => screens?.create))
    for (const language of languages) {
      const template = buildTemplate(target, language, { sheetWords: sheetWords[target.name] ?? {} })
      const name = `${target.name}-${language}`
      compareTemplate(template, await saveInOffice(folder, name, (out, signal) => writeTemplate(out, template, signal)))
      console.log(`✔ template ${name}: ${template.columns.length} columns`)
    }
}

function compareTemplate({ title, columns }: Template, [sheetToFill, guideSheet, listsSheet]: readonly Sheet[]): void {
  assert.ok(sheetToFill && guideSheet, title)
  assert.deepEqual(
    sheetToFill.rows[0],
    columns.map(({ heading }) => heading),
  )
  assert.equal(guideSheet.rows.length, columns.length + 2)
  for (const [index, { example, type, offers, isClosed, field }] of columns.entries()) {
    const exampleCell: CellValue = sheetToFill.rows[1]?.[index] ?? null
    assert.deepEqual(exampleCell instanceof Date ? exampleCell.toISOString().slice(0, 10) : exampleCell, example, field)
    if (type === 'text') assert.equal(sheetToFill.cells?.get(`500,${index}`)?.style?.numFmt, '@', field)
    const offer = findOffer(sheetToFill, listsSheet, index)
    assert.deepEqual(offer?.values ?? [], offers, field)
    if (offers.length) assert.equal(offer?.refuses ?? false, isClosed, field)
  }
}

/** The choices in the cells of a column. */
function findOffer({ dataValidations = [] }: Sheet, listsSheet: Sheet | undefined, index: number) {
  const rule = dataValidations.find(({ range }) => range.startsWith(`${colToLetter(index)}2:`))
  const [, letter, lastRow] = /\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(rule?.formula1 ?? '') ?? []
  if (!rule || !listsSheet || letter === undefined) return undefined
  const columnIndex = listsSheet.rows[0]?.findIndex((_, column) => colToLetter(column) === letter) ?? -1
  return {
    refuses: rule.showErrorMessage,
    values: listsSheet.rows.slice(0, Number(lastRow)).map((row) => row[columnIndex]),
  }
}
