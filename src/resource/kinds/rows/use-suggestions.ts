import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { type ChildRow, type RowsField, requireSubjectField } from '#src/resource/kinds/rows/rows.ts'
import { extractListRows } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

/**
 * Loads the suggestions for a row's texts from the record of its subject, and returns a function that lists those of a
 * column. Users who may not read that record get none.
 */
export function useSuggestions(field: RowsField, row: ChildRow): (column: string) => string[] {
  const { user } = useSession()
  const { to } = requireSubjectField(field)
  const target = useContext(ResourcesContext).get(to)
  const columns = Object.values(field.suggestions ?? {})
  const id = parseId(row[field.subjectField])
  const mayRead = target !== undefined && hasAccess(createPermissionHolder(user?.permissions), target.access.read)
  const { data } = useQuery({
    queryKey: [to, 'offered', id, columns.join()],
    queryFn: async ({ signal }) => {
      const { body } = await callList(`${to}?id=${id}&fields=${columns.join()}`, { signal, quiet: true })
      return extractListRows(to, body)[0] ?? null
    },
    enabled: mayRead && id !== null && columns.length > 0,
    staleTime: 60_000,
    retry: false,
  })
  return (column) => {
    const suggestions = data?.[field.suggestions?.[column] ?? '']
    return Array.isArray(suggestions) ? suggestions.map(String) : []
  }
}
