import { useCallback } from 'react'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import { deriveOfferedActions, type OfferedActions } from '#src/resource/screens/derive-offered-actions.ts'

/** The actions that screens offer to this reader; the server decides. Without a resource none is offered. */
export function useOfferedActions(resource: ResourceOutline | undefined): OfferedActions {
  const { user } = useSession()
  return deriveOfferedActions(createPermissionHolder(user?.permissions), resource)
}

/**
 * Returns a function that tells why a row refuses an action, by the rule that the server applies too; null if the row
 * allows the action.
 */
export function useFindRefusal({ rowRule }: Resource): (row: Entity, verb: string, field?: string) => string | null {
  const text = useText()
  return useCallback(
    (row, verb, field) => {
      const refusal = rowRule?.(row, verb, field)
      return refusal ? text(refusal) : null
    },
    [rowRule, text],
  )
}
