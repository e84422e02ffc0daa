import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { openDocumentInTabOrDownload } from '#src/resource/screens/export/open-document-in-tab-or-download.ts'
import { Button, type ButtonSize } from '#src/ui/button/button.tsx'

/** Opens the printed records of a round. Nothing for readers who may not print them. */
export function PrintRoundButton({ roundId, size = 'default' }: { roundId: number; size?: ButtonSize }) {
  const text = useText()
  const { user } = useSession()
  if (!hasAccess(createPermissionHolder(user?.permissions), 'print_ppe_deliveries')) return null
  const print = () =>
    void openDocumentInTabOrDownload(`/api/ppe_deliveries/print?round_id=${roundId}`, text('safety.rounds.printing'))
  return (
    <Button variant="secondary" {...{ size }} icon="printer" onClick={print}>
      {text('safety.rounds.print')}
    </Button>
  )
}
