import { useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { useFindRefusal } from '#src/resource/screens/use-offered-actions.ts'

/**
 * Why a field of a record cannot be restored, if only the record's id is known. Fetches the record if its resource has
 * a rule; `isLoaded` is false meanwhile. If fetching fails no field is refused, and the server decides.
 */
export function useFetchedRestoreRefusals(
  resource: Resource,
  id: string,
  isEnabled: boolean,
): { isLoaded: boolean; findRefusal: (field: string) => string | null } {
  const refusal = useFindRefusal(resource)
  const { data, isLoading } = useQuery({
    queryKey: [resource.name, 'as it stands', id],
    queryFn: async ({ signal }) => (await call<Entity>('GET', `${resource.name}/${id}`, { signal, quiet: true })).body,
    enabled: isEnabled && resource.rowRule !== undefined,
  })
  return { isLoaded: !isLoading, findRefusal: (field) => (data ? refusal(data, 'update', field) : null) }
}
