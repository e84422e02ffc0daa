import { useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Entity } from '#src/resource/declaration.ts'
import { isRefField, type RefField } from '#src/resource/kinds/ref/ref.ts'
import { parseId } from '#src/resource/record-id.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

/** The label of the row that a field of the surrounding form chooses; `value` is the form's. */
export function useChosenLabel(field: RefField, value: unknown) {
  const { resource, entity } = useFormParts()
  const label = useContext(ResourcesContext).get(field.to)?.label
  const known = useMemo(() => {
    const name = Object.keys(resource.fields).find((one) => resource.fields[one] === field)
    return entity && name && label ? joinedLabel(field, entity, name, label) : undefined
  }, [resource, entity, field, label])
  const id = parseId(value)
  const { labels, isKnown, refresh } = useLabels(field.to, id === null ? [] : [id], known)
  const found = id === null ? undefined : labels.get(id)
  return { label: found ?? '', isGone: id !== null && isKnown && found === undefined, refresh }
}

/** The label of what the surrounding form has chosen in one of its fields. */
export function useChosen(name: string): string {
  const { resource, form } = useFormParts()
  const value = useWatch({ control: form.control, name })
  const field = resource.fields[name]
  if (!field || !isRefField(field)) throw new Error(`${resource.name} chooses no ${name}.`)
  return useChosenLabel(field, value).label
}

/** The label as the record's joined name has it; nothing where that is another column, or one of several. */
function joinedLabel({ joins }: RefField, entity: Entity, name: string, label: readonly string[]): Labels | undefined {
  const as = Object.keys(joins).find((one) => label.length === 1 && joins[one] === label[0])
  const id = parseId(entity[name])
  return as !== undefined && id !== null && entity[as] ? new Map([[id, String(entity[as])]]) : undefined
}
