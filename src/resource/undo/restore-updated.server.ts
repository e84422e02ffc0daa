import { Conflict, Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { changedFields, isRestorable } from '#src/resource/history/changed-fields.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'

/** The two states of a row that an entry of the audit tells. */
export type Told = { before: Entity; after: Entity }

/**
 * What puts a row back: of `fields`, or of all that the entry changed, the values of `before`, read as a form would
 * send them; files apart. Throws Invalid for a value that its field no longer takes.
 */
export function givenBack({ resource }: Prepared, { before, after }: Told, fields: readonly string[] | null): Given {
  const problems: Record<string, MessageRef> = {}
  const given: Given = {}
  for (const [name, field] of changedFields(resource, before, after)) {
    if (!isRestorable(field) || serverKindOf(field).files !== null) continue
    if (fields && !fields.includes(name)) continue
    const read = readField(field, kindOf(field).form.begin(name, field, before))
    if ('problem' in read) problems[name] = read.problem
    else given[name] = read.value
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return given
}

/** Throws Conflict where nothing is left to put back. */
export function orNothing(given: Given): Given {
  if (Object.keys(given).length === 0) throw new Conflict('resource.undo.nothing', 'NOTHING_TO_RESTORE')
  return given
}
