import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { type ListPageRequest, useRows } from '#src/resource/screens/list/use-list.ts'
import type { TableSource } from '#src/ui/table/column.ts'

/** The entries of one page of the audit. */
export const useAudit = (asked: Pick<ListPageRequest, 'view' | 'where'>): TableSource<AuditLine> =>
  useRows('audit', { ...asked, fields: null }, linesIn)

const linesIn = (_: string, body: unknown): AuditLine[] => (Array.isArray(body) ? body : [])
