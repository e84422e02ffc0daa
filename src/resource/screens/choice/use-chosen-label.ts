import { useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Entity } from '#src/resource/declaration.ts'
import { isRefField, type RefField } from '#src/resource/kinds/ref/ref.ts'
import { parseId } from '#src/resource/record-id.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

/**
 * The label of the row to which a field of the surrounding form refers. `value` is the field's value in the form.
 * `isGone` is true if that row no longer exists.
 */
export function useChosenLabel(field: RefField, value: unknown) {
  const { resource, entity } = useSurroundingForm()
  const label = useContext(ResourcesContext).get(field.to)?.label
  const knownLabels = useMemo(() => {
    const name = Object.keys(resource.fields).find((fieldName) => resource.fields[fieldName] === field)
    return entity && name && label ? readJoinedLabel(field, entity, name, label) : undefined
  }, [resource, entity, field, label])
  const id = parseId(value)
  const { labels, areLoaded, refresh } = useLabels(field.to, id === null ? [] : [id], knownLabels)
  const foundLabel = id === null ? undefined : labels.get(id)
  return { label: foundLabel ?? '', isGone: id !== null && areLoaded && foundLabel === undefined, refresh }
}

/** The label of the record that the surrounding form refers to in the named field. */
export function useChosenLabelOf(name: string): string {
  const { resource, form } = useSurroundingForm()
  const value = useWatch({ control: form.control, name })
  const field = resource.fields[name]
  if (!field || !isRefField(field)) throw new Error(`${resource.name} chooses no ${name}.`)
  return useChosenLabel(field, value).label
}

/**
 * The label as the record itself carries it, in a joined column. Undefined if the record has no such column, or if it
 * holds only a part of the label.
 */
function readJoinedLabel(
  { joins }: RefField,
  entity: Entity,
  name: string,
  label: readonly string[],
): Labels | undefined {
  const joinedName = Object.keys(joins).find((fieldName) => label.length === 1 && joins[fieldName] === label[0])
  const id = parseId(entity[name])
  return joinedName !== undefined && id !== null && entity[joinedName]
    ? new Map([[id, String(entity[joinedName])]])
    : undefined
}
