import { useContext } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { labelOf } from '#src/resource/model.ts'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { wordsOf } from '#src/resource/screens/resource-words.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { useMay } from '#src/resource/screens/use-may.ts'
import type { Creation } from '#src/ui/choice/combo-box.tsx'

/**
 * The line of a list that makes a record to choose, for who may; `to` names its resource. Undefined for others, and in
 * a form that is itself such a dialog.
 */
export function useCreation(to: string, onCreated: (id: number, label: string) => void): Creation | undefined {
  const text = useText()
  const { create } = useFormParts()
  const resource = useContext(ResourcesContext).get(to)
  const may = useMay(resource)
  if (!create || !resource || !may.create) return undefined
  return {
    describe: (typed) =>
      typed
        ? text('resource.screens.create_named', { typed })
        : text('resource.screens.create_one', { one: wordsOf(resource, text).one }),
    begin: (name) => create({ resource, name, onSaved: (saved) => onCreated(saved.id, labelOf(resource, saved)) }),
  }
}
