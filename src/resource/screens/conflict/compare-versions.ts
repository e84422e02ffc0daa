import type { Entity, Resource } from '#src/resource/declaration.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { isSame } from '#src/resource/same.ts'
import { buildFormValues, type FormValues, formFields } from '#src/resource/screens/form/form-values.ts'

/** Edit conflict: the record as the other saved it, what this editor typed, and the record both began with. */
export type EditConflict = {
  theirs: Entity
  mine: FormValues
  before: Entity
  /** It was put back from the history: nobody else need have saved. */
  isRestored?: boolean
}

export type Difference = {
  name: string
  field: Field
  mine: unknown
  theirs: unknown
  /** Only the other changed it: theirs is taken and shown. */
  isOtherOnly: boolean
}

/** Three-way comparison: the fields that the other changed. What this editor alone changed stays as typed. */
export function compareVersions(resource: Resource, { theirs, mine, before }: EditConflict): Difference[] {
  const savedValues = buildFormValues(resource, theirs)
  const initialValues = buildFormValues(resource, before)
  return formFields(resource).flatMap(([name, field]) => {
    const rebasedValue = kindOf(field).form.rebase(mine[name], savedValues[name])
    if (isSame(savedValues[name], initialValues[name]) || isSame(rebasedValue, savedValues[name])) return []
    return [
      {
        name,
        field,
        mine: rebasedValue,
        theirs: savedValues[name],
        isOtherOnly: isSame(mine[name], initialValues[name]),
      },
    ]
  })
}
