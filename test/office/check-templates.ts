import assert from 'node:assert/strict'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { type CellValue, colToLetter, readXlsx, type Sheet } from 'hucre/xlsx'
import { allMessages } from '#src/app/all-messages.ts'
import { resources } from '#src/app/resources.ts'
import { sheetWords } from '#src/app/sheet-words.server.ts'
import { type Template, templateOf } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { savedAnew } from '#test/office/libre-office.ts'

/**
 * Has LibreOffice open the template of every target in every language and save it anew: headings, example, drop-downs
 * and the formats of rows that are still empty must be what they were.
 */
export async function checkTemplates(): Promise<void> {
  installMessages(allMessages)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  try {
    const templates = resources
      .filter(({ screens }) => screens?.create)
      .flatMap((target) => languages.map((language) => ({ target, language })))
      .map(({ target, language }) => ({
        file: path.join(folder, `${target.name}-${language}.xlsx`),
        template: templateOf(target, language, { words: sheetWords[target.name] ?? {} }),
      }))
    for (const { file, template } of templates) {
      const out = createWriteStream(file)
      await Promise.all([finished(out), writeTemplate(out, template, AbortSignal.timeout(60_000))])
    }
    const saved = await savedAnew(
      folder,
      templates.map(({ file }) => file),
    )
    for (const [at, { file, template }] of templates.entries()) {
      await compare(template, saved[at] ?? Buffer.alloc(0))
      console.log(`✔ template ${path.parse(file).name}: ${template.columns.length} columns`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare({ title, columns }: Template, bytes: Buffer): Promise<void> {
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [fill, guide, lists] = sheets
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
