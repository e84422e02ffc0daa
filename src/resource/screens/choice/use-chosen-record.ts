import { useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Entity } from '#src/resource/declaration.ts'
import { type RefField, requireRefField } from '#src/resource/kinds/ref/ref.ts'
import { parseId } from '#src/resource/record-id.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

/**
 * The record to which a reference field of the surrounding form refers, by its label; '' until the label is loaded.
 * `value` is the field's value in the form. `isGone` is true if the record no longer exists.
 */
export function useChosenRecord(field: RefField, value: unknown) {
  const { resource, entity } = useSurroundingForm()
  const label = useContext(ResourcesContext).get(field.to)?.label
  const knownLabels = useMemo(() => {
    const name = Object.keys(resource.fields).find((fieldName) => resource.fields[fieldName] === field)
    return entity && name && label ? readJoinedLabelById(field, entity, name, label) : undefined
  }, [resource, entity, field, label])
  const id = parseId(value)
  const { labels, areLoaded, refresh } = useLabels(field.to, id === null ? [] : [id], knownLabels)
  const foundLabel = id === null ? undefined : labels.get(id)
  return { label: foundLabel ?? '', isGone: id !== null && areLoaded && foundLabel === undefined, refresh }
}

/**
 * The label of the record that the surrounding form refers to in the named field; '' for none. Throws if the field is
 * no reference.
 */
export function useRefFieldLabel(fieldName: string): string {
  const { resource, form } = useSurroundingForm()
  const value = useWatch({ control: form.control, name: fieldName })
  return useChosenRecord(requireRefField(resource, fieldName), value).label
}

/**
 * The label by the id of the record that `entity` refers to, taken from the entity's joined column. Undefined if no
 * joined column holds the whole label.
 */
function readJoinedLabelById(
  { joins }: RefField,
  entity: Entity,
  fieldName: string,
  labelColumns: readonly string[],
): Labels | undefined {
  const joinedName = Object.keys(joins).find(
    (candidate) => labelColumns.length === 1 && joins[candidate] === labelColumns[0],
  )
  const id = parseId(entity[fieldName])
  return joinedName !== undefined && id !== null && entity[joinedName]
    ? new Map([[id, String(entity[joinedName])]])
    : undefined
}
