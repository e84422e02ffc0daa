import type { ReactElement } from 'react'
import { defineAudit } from '#src/access/audit/audit.ts'
import { AuditPage } from '#src/access/audit/page/AuditPage.tsx'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

/** The audit's page, for all declared resources. */
export function createAuditScreen({ resources }: Pick<Declarations, 'resources'>): ReactElement {
  return <AuditPage model={deriveModel(defineAudit(resources), indexResourcesByName(resources))} />
}
