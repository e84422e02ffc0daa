import type { ReactElement } from 'react'
import { AuditPage } from '#src/access/audit/AuditPage.tsx'
import { auditOf } from '#src/access/audit/audit.ts'
import { modelOf, resourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

/** The audit of whatever happens to records of the declared resources. */
export function auditScreen({ resources }: Pick<Declarations, 'resources'>): ReactElement {
  return <AuditPage model={modelOf(auditOf(resources), resourcesByName(resources))} />
}
