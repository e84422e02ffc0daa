import { Link } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { Avatar } from '#src/ui/frame/avatar.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

export function UserDropdown({ user, onSignOut }: { user: SignedInUser; onSignOut: () => void }) {
  const text = useText()
  const shopPath = buildHomePath(useLanguage())
  const name = `${user.name} ${user.surname}`
  return (
    <Dropdown
      className="user-menu"
      menuClassName="user-menu-panel"
      label={`${text('ui.frame.user')}: ${name}`}
      toggle={
        <>
          <Avatar user={user} width={25} />
          <span className="wide cut">{name}</span>
        </>
      }
    >
      {(closeMenu) => (
        <>
          <div className="user-header">
            <Avatar user={user} width={90} />
            <p>{name}</p>
          </div>
          {/* The narrow header has no room for the shop's link and the language. */}
          <div className="user-narrow">
            <a href={shopPath}>{text('ui.frame.shop')}</a>
            <LanguageSwitch />
          </div>
          <div className="user-footer">
            <Link className={buttonClass('secondary')} to="/admin/profile" onClick={closeMenu}>
              <i className="bi bi-person" aria-hidden="true" />
              {text('ui.frame.profile')}
            </Link>
            <Link className={buttonClass('secondary')} to="/admin/guide" onClick={closeMenu}>
              <i className="bi bi-question-circle" aria-hidden="true" />
              {text('ui.frame.guide')}
            </Link>
            <Button
              variant="secondary"
              icon="box-arrow-right"
              onClick={() => {
                closeMenu()
                onSignOut()
              }}
            >
              {text('ui.frame.sign_out')}
            </Button>
          </div>
        </>
      )}
    </Dropdown>
  )
}
