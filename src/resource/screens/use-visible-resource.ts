import { useContext, useMemo } from 'react'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { deriveModel, type Model } from '#src/resource/model.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { omitHiddenFields } from '#src/resource/visibility/visible-fields.ts'

/** A declaration without the fields that this reader may not see, so that screens neither show nor offer them. */
export function useVisibleResource(resource: Resource): Resource {
  const { user } = useSession()
  return useMemo(() => omitHiddenFields(resource, createPermissionHolder(user?.permissions)), [resource, user])
}

/** A model without the fields that this reader may not see, and without the properties that carry them. */
export function useVisibleModel(model: Model): Model {
  const resources = useContext(ResourcesContext)
  const visibleResource = useVisibleResource(model.resource)
  return useMemo(
    () => (visibleResource === model.resource ? model : deriveModel(visibleResource, resources, model.rowFilters)),
    [model, visibleResource, resources],
  )
}
