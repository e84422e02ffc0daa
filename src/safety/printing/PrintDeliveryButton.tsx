import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { Button } from '#src/ui/button/button.tsx'

/**
 * Opens the printed record that has a delivery: the person's of its round, else of all that they were given. Nothing
 * for readers who may not print, and for a delivery to somebody absent, which no record has.
 */
export function PrintDeliveryButton({ entity: delivery }: { entity: Entity | undefined }) {
  const text = useText()
  const { user } = useSession()
  const mayPrint = hasAccess(createPermissionHolder(user?.permissions), 'print_ppe_deliveries')
  if (!delivery || !mayPrint || delivery['absent'] === true) return null
  const roundPart = delivery['round_id'] ? `&round_id=${delivery['round_id']}` : ''
  const path = `/api/ppe_deliveries/print?employee_id=${delivery['employee_id']}${roundPart}`
  return (
    <Button
      variant="secondary"
      icon="printer"
      onClick={() => void openDocumentInTabOrDownload(path, text('resource.export.preparing'))}
    >
      {text('safety.ppe_deliveries.print')}
    </Button>
  )
}
