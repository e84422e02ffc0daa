import { useContext, useMemo } from 'react'
import { holderOf } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { type Model, modelOf } from '#src/resource/model.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { seenBy } from '#src/resource/visibility/visible-fields.ts'

/** A declaration without the fields that this reader may not see, which screens then neither show nor offer. */
export function useSeen(resource: Resource): Resource {
  const { user } = useSession()
  return useMemo(() => seenBy(resource, holderOf(user?.permissions)), [resource, user])
}

/** The same for all that is derived from a declaration. */
export function useSeenModel(model: Model): Model {
  const resources = useContext(ResourcesContext)
  const seen = useSeen(model.resource)
  return useMemo(
    () => (seen === model.resource ? model : modelOf(seen, resources, model.rowFilters)),
    [model, seen, resources],
  )
}
