import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { buildFormValues, type FormValues, listFormFieldEntries } from '#src/resource/screens/form/form-values.ts'

/**
 * Edit conflict: the record as the other editor saved it, the values that this editor typed, and the record from which
 * both began.
 */
export type EditConflict = {
  theirs: Entity
  mine: FormValues
  before: Entity
  /** True if the other version was restored from the history, so perhaps no other editor was involved. */
  isRestored?: boolean
}

export type Difference = {
  name: string
  field: Field
  mine: unknown
  theirs: unknown
  /** True if only the other editor changed the field: the form takes that value and shows it. */
  isOtherOnly: boolean
}

/**
 * Three-way comparison: lists the fields that the other editor changed to another value than this editor's. Fields that
 * only this editor changed are not listed.
 */
export function listOtherEditorsChanges(resource: Resource, { theirs, mine, before }: EditConflict): Difference[] {
  const savedValues = buildFormValues(resource, theirs)
  const initialValues = buildFormValues(resource, before)
  return listFormFieldEntries(resource).flatMap(([name, field]) => {
    const rebasedValue = kindOf(field).form.rebase(mine[name], savedValues[name])
    if (isSameValue(savedValues[name], initialValues[name]) || isSameValue(rebasedValue, savedValues[name])) return []
    return [
      {
        name,
        field,
        mine: rebasedValue,
        theirs: savedValues[name],
        isOtherOnly: isSameValue(mine[name], initialValues[name]),
      },
    ]
  })
}
