import { useContext } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { labelOf } from '#src/resource/model.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import type { Creation } from '#src/ui/choice/combo-box.tsx'

/**
 * The line in a list of options that opens a dialog to create a missing record. Undefined if the reader may not create
 * one, or if the form is itself in such a dialog. `resourceName` names the resource of the missing record.
 */
export function useCreationOption(
  resourceName: string,
  onCreated: (id: number, label: string) => void,
): Creation | undefined {
  const text = useText()
  const { openCreateDialog } = useSurroundingForm()
  const resource = useContext(ResourcesContext).get(resourceName)
  const may = useOfferedActions(resource)
  if (!openCreateDialog || !resource || !may.create) return undefined
  return {
    describe: (name) =>
      name
        ? text('resource.screens.create_named', { typed: name })
        : text('resource.screens.create_one', { one: translateNamesForSentence(resource, text).one }),
    begin: (name) =>
      openCreateDialog({
        resource,
        name,
        onSaved: (savedEntity) => onCreated(savedEntity.id, labelOf(resource, savedEntity)),
      }),
  }
}
