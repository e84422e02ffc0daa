import assert from 'node:assert/strict'
import { type CellValue, colToLetter, type Sheet } from 'hucre/xlsx'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { buildTemplate, type Template } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { savedAnew } from '#test/office/saved-anew.ts'

/**
 * Of the template of every target in every language: headings, example, drop-downs and the formats of rows that are
 * still empty must be what they were.
 */
export async function checkTemplates(folder: string): Promise<void> {
  for (const target of resources.filter(({ screens }) => screens?.create))
    for (const language of languages) {
      const template = buildTemplate(target, language, { sheetWords: sheetWords[target.name] ?? {} })
      const name = `${target.name}-${language}`
      compare(template, await savedAnew(folder, name, (out, signal) => writeTemplate(out, template, signal)))
      console.log(`✔ template ${name}: ${template.columns.length} columns`)
    }
}

function compare({ title, columns }: Template, [fill, guide, lists]: readonly Sheet[]): void {
  assert.ok(fill && guide, title)
  assert.deepEqual(
    fill.rows[0],
    columns.map(({ heading }) => heading),
  )
  assert.equal(guide.rows.length, columns.length + 2)
  for (const [at, { example, type, offers, isClosed, field }] of columns.entries()) {
    const held: CellValue = fill.rows[1]?.[at] ?? null
    assert.deepEqual(held instanceof Date ? held.toISOString().slice(0, 10) : held, example, field)
    if (type === 'text') assert.equal(fill.cells?.get(`500,${at}`)?.style?.numFmt, '@', field)
    const found = offeredIn(fill, lists, at)
    assert.deepEqual(found?.values ?? [], offers, field)
    if (offers.length) assert.equal(found?.refuses ?? false, isClosed, field)
  }
}

/** What drops down in a column's cells. */
function offeredIn({ dataValidations = [] }: Sheet, lists: Sheet | undefined, at: number) {
  const rule = dataValidations.find(({ range }) => range.startsWith(`${colToLetter(at)}2:`))
  const [, letter, last] = /\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(rule?.formula1 ?? '') ?? []
  if (!rule || !lists || letter === undefined) return undefined
  const place = lists.rows[0]?.findIndex((_, column) => colToLetter(column) === letter) ?? -1
  return {
    refuses: rule.showErrorMessage,
    values: lists.rows.slice(0, Number(last)).map((row) => row[place]),
  }
}
