import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { readNextBatchToWrite } from '#src/importer/rows/outcomes.server.ts'
import { lowercaseName } from '#src/importer/rows/records-by-name.server.ts'
import { listPossibleNames } from '#src/importer/rows/resolve-references.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Creates the records that the user has chosen to create for unknown names. Existing records are not created again.
 * Names that no row to be written uses, because they were corrected, create nothing.
 */
export async function createRecordsForUnknownNames(
  context: WriteContext,
  plan: ImportPlan,
  importId: number,
): Promise<void> {
  const usedNames = await findNamesToCreateInRows(context.tx, plan, importId)
  for (const [field, recordsByName] of plan.recordsByName) {
    const namesToCreate = listNamesToCreate(plan, field).filter((text) =>
      usedNames.get(field)?.has(lowercaseName(text)),
    )
    if (namesToCreate.length === 0) continue
    recordsByName.requireMayCreate()
    await recordsByName.lookUp(context.tx, namesToCreate)
    const missingNames = namesToCreate.filter((text) => recordsByName.meaningOf(text) === 'create')
    // Several spellings of a name mean one record.
    const distinctNames = [...new Map(missingNames.map((text) => [lowercaseName(text), text])).values()]
    const { resource } = recordsByName.target
    const [label = 'name'] = resource.label
    const changes = distinctNames.map((text) => {
      const values = { ...resource.valuesForName?.(text), [label]: text }
      return { values: readValuesOrRefuse(resource, values, field), before: null }
    })
    const createdRows = await saveRows(context, recordsByName.target, changes)
    for (const [index, text] of distinctNames.entries())
      if (createdRows[index]) recordsByName.rememberCreated(text, createdRows[index].id)
  }
}

/** The values of a new record, as its form would read them. Throws Invalid at the field of the sheet. */
function readValuesOrRefuse(
  { fields }: Resource,
  values: Readonly<Record<string, unknown>>,
  sheetField: string,
): CheckedValues {
  const readings = Object.entries(values).map(([name, value]) => {
    const field = fields[name]
    const reading = field ? readField(field, value) : { problem: 'resource.fields.unknown' }
    if ('problem' in reading) throw new Invalid({ [sheetField]: reading.problem })
    return [name, reading.value] as const
  })
  return Object.fromEntries(readings)
}

const listNamesToCreate = ({ request }: ImportPlan, field: string): string[] =>
  Object.entries(request.resolve[field] ?? {}).flatMap(([text, choice]) => (choice === 'create' ? [text] : []))

/** By field, the names to create that occur in rows to be written. Reading stops when all are found. */
async function findNamesToCreateInRows(
  db: Queryable,
  plan: ImportPlan,
  importId: number,
): Promise<Map<string, Set<string>>> {
  const namesToFind = new Map(
    [...plan.recordsByName.keys()].map((field) => [field, new Set(listNamesToCreate(plan, field).map(lowercaseName))]),
  )
  const usedNames = new Map([...namesToFind.keys()].map((field) => [field, new Set<string>()]))
  let position = 0
  while ([...namesToFind.values()].some(({ size }) => size > 0)) {
    const batch = await readNextBatchToWrite(db, importId, plan.reader, position)
    if (batch === null) break
    for (const { referenceTexts } of batch.rows)
      for (const [field, names] of namesToFind)
        for (const name of (referenceTexts[field] ?? []).flatMap(listPossibleNames).map(lowercaseName))
          if (names.delete(name)) usedNames.get(field)?.add(name)
    position = batch.position
  }
  return usedNames
}
