import { useCallback } from 'react'
import { holderOf, holds } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource, Screen } from '#src/resource/declaration.ts'

const nobody = { create: 'never', update: 'never', delete: 'never' }

/** The actions that screens offer this reader; the server decides. */
export function useMay(resource: Resource | undefined): Record<'list' | 'create' | 'update' | 'delete', boolean> {
  const { user } = useSession()
  const actor = holderOf(user?.permissions)
  const access = resource?.access ?? nobody
  const screens: Partial<NonNullable<Resource['screens']>> = resource?.screens ?? {}
  const opens = (screen: Screen | undefined) => screen !== undefined && holds(actor, screen.access)
  return {
    list: opens(screens.list),
    create: opens(screens.create) && holds(actor, access.create),
    update: opens(screens.update) && holds(actor, access.update),
    delete: holds(actor, access.delete),
  }
}

/** Why a row refuses a verb, in the reader's words, by the rule that the server judges with; null where it does not. */
export function useRefusal({ may }: Resource): (row: Entity, verb: string, field?: string) => string | null {
  const text = useText()
  return useCallback(
    (row, verb, field) => {
      const refusal = may?.(row, verb, field)
      return refusal ? text(refusal) : null
    },
    [may, text],
  )
}
