import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { type ListPageRequest, useListRows } from '#src/resource/screens/list/use-list.ts'
import type { TableSource } from '#src/ui/table/column.ts'

/** The entries of one page of the audit. */
export const useAudit = (request: Pick<ListPageRequest, 'view' | 'where'>): TableSource<DetailedAuditEntry> =>
  useListRows('audit', { ...request, fields: null }, entriesOrEmpty)

const entriesOrEmpty = (_: string, body: unknown): DetailedAuditEntry[] => (Array.isArray(body) ? body : [])
