import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { callList } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { extractListRows } from '#src/resource/model.ts'
import { buildFormAddress, buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'

/**
 * Leads a reader who came by a link with `onlyRecordState` to the form of the resource's only record, in which
 * `focusedField` gets the focus. With any other number of records it leads to the list.
 */
export function LeadToOnlyRecord({ resource, focusedField }: { resource: Resource; focusedField?: string }) {
  const text = useText()
  const { data: records, isError } = useQuery({
    queryKey: [resource.name, 'only'],
    queryFn: async ({ signal }): Promise<Entity[]> => {
      // The list, which is shown after a failure, tells of the failure.
      const { body } = await callList(`${resource.name}?page=1&per_page=2&fields=id`, { signal, quiet: true })
      return extractListRows(resource.name, body)
    },
    gcTime: 0,
    retry: false,
  })
  const [first, second] = records ?? []
  if (first && !second) return <Navigate to={buildFormAddress(resource, first.id)} state={{ focusedField }} replace />
  if (records || isError) return <Navigate to={buildListScreenAddress(resource)} replace />
  return (
    <Page title={text(`pages.${resource.name}.list`)}>
      <FormSkeleton />
    </Page>
  )
}
