import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { type FormValues, formFields, valuesOf } from '#src/resource/screens/form/form-values.ts'

/** Edit conflict: the record as the other saved it, what this editor typed, and the record both began with. */
export type Stale = {
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
  isTheirsAlone: boolean
}

/** Three-way comparison: the fields that the other changed. What this editor alone changed stays as typed. */
export function differencesOf(resource: Resource, { theirs, mine, before }: Stale): Difference[] {
  const saved = valuesOf(resource, theirs)
  const begun = valuesOf(resource, before)
  return formFields(resource).flatMap(([name, field]) => {
    const own = kindOf(field).form.rebase(mine[name], saved[name])
    if (isSame(saved[name], begun[name]) || isSame(own, saved[name])) return []
    return [{ name, field, mine: own, theirs: saved[name], isTheirsAlone: isSame(mine[name], begun[name]) }]
  })
}
