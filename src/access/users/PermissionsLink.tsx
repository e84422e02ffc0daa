import { Link } from 'react-router'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { buttonClass } from '#src/ui/button/button.tsx'

/** Link from a user's form to the user's permissions, for readers who may assign permissions. */
export function PermissionsLink({ id }: { id: string }) {
  const text = useText()
  const { user } = useSession()
  const permissions = useOutline('permissions')
  if (!user?.permissions.includes('update_permissions')) return null
  return (
    <Link className={buttonClass('secondary')} to={buildFormAddress(permissions, id)}>
      <i className="bi bi-shield-lock" aria-hidden="true" />
      <span className="words">{text('pages.permissions.list')}</span>
    </Link>
  )
}
