import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { Button } from '#src/ui/button/button.tsx'

type RecordDocumentsProps = { resource: Resource; entity: Entity }

/** Buttons for the record's documents that the reader may make: a PDF opens in a new tab, a zip is downloaded. */
export function RecordDocumentButtons({ resource, entity }: RecordDocumentsProps) {
  const text = useText()
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return Object.entries(resource.documents).flatMap(([name, { access, icon, format }]) =>
    hasAccess(actor, access)
      ? [
          <Button
            key={name}
            variant="secondary"
            icon={icon}
            onClick={() => {
              const path = `/api/${resource.name}/${entity.id}/${name}`
              if (format === 'zip') void downloadWithTicketUnlessRefused(`${path}.zip`)
              else void openDocumentInTabOrDownload(`${path}.pdf`, text('resource.export.preparing'))
            }}
          >
            {text(`${resource.name}.documents.${name}`)}
          </Button>,
        ]
      : [],
  )
}
