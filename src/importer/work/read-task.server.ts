import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { findHeaderRow } from '#src/importer/columns/find-header-row.ts'
import { suggestedFor } from '#src/importer/columns/suggested.server.ts'
import { describeSheet, SheetSurvey } from '#src/importer/columns/survey.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { fetchFile, withPictures } from '#src/importer/rows/pictures.server.ts'
import { judgeZipped } from '#src/importer/rows/zipped-pictures.server.ts'
import { moveOn } from '#src/importer/work/lease.server.ts'
import { letGoOfOldest } from '#src/importer/work/let-go.server.ts'
import type { World } from '#src/importer/world.server.ts'
import { readsThrough } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import type { SheetRow } from '#src/platform/spreadsheets/workbook.ts'

/** Reads the sheet that was asked for, or the first that has rows, into the table of staged rows. */
export async function readImport(world: World, load: Import): Promise<void> {
  const { sql, files } = world
  const path = files.incoming()
  try {
    const pictures = await withPictures(world, load.pictures_key, async (zip) => zip && judgeZipped(zip))
    if (load.file_key === null) throw new NotFound()
    await fetchFile(world, load.file_key, path)
    const workbook = await openWorkbook(path)
    const wanted = load.found?.sheet
    const sheets = wanted === undefined ? workbook.sheets.map((_, sheet) => sheet) : [wanted]
    for (const sheet of sheets) {
      const survey = new SheetSurvey((first) => load.found?.header_row ?? findHeaderRow(first, world.isHeading))
      await stage(world, load, workbook.rows(sheet), survey)
      if (survey.isEmpty && sheet !== sheets.at(-1)) continue
      const { found: sheetFound, columns } = describeSheet(workbook, sheet, survey)
      const found = { ...sheetFound, ...(await suggestedFor(world, load, columns)) }
      await sql`
        update imports set found = ${sql.json(found)}, picture_names = ${pictures && sql.json(pictures)}, asked = null,
          checked = null, counts = '{}'
        where id = ${load.id} and holder = ${world.holder}`
      return await letGoOfOldest(world, load.user_id)
    }
  } finally {
    await files.discard([path])
  }
}

/** Rows between two signs of life. */
const signEvery = 5000

/**
 * COPY: one stream, which costs the database a fraction of INSERT. What an earlier try left is replaced in the same
 * transaction, which a worker that has lost its lease cannot commit.
 */
async function stage(world: World, load: Import, rows: AsyncIterable<SheetRow>, survey: SheetSurvey): Promise<void> {
  await world.sql.unhurried.using(async (client) => {
    const tx = readsThrough(async (statement) => (await client.query(statement)).rows, null)
    await tx`begin`
    await tx`delete from import_rows where import_id = ${load.id}`
    await tx`delete from import_outcomes where import_id = ${load.id}`
    // No position: it is of rows that were written.
    const staged = { position: 0, done: 0 }
    const copy = client.query(copyFrom('copy import_rows (import_id, row, cells) from stdin'))
    await pipeline(lines(world, load, rows, survey, staged), copy)
    await moveOn(tx, world, load, staged)
    await tx`commit`
  })
}

/** Lines of COPY; counts them in `staged`, and tells the count on another connection now and then. */
async function* lines(
  world: World,
  load: Import,
  rows: AsyncIterable<SheetRow>,
  survey: SheetSurvey,
  staged: { position: number; done: number },
) {
  let text = ''
  for await (const { row, cells } of rows) {
    survey.add({ row, cells })
    text += `${load.id}\t${row}\t${copyText(JSON.stringify(cells))}\n`
    if (text.length > 65_536) {
      yield text
      text = ''
    }
    if (++staged.done % signEvery === 0) await moveOn(world.sql, world, load, staged)
  }
  yield text
}

/** COPY's text format: JSON has no raw tab or line end, so that only its backslashes are escaped. */
const copyText = (json: string) => json.replaceAll('\\', '\\\\')
