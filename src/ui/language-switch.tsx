import { languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import { changeAndRememberLanguage, useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const text = useText()
  const currentLanguage = useLanguage()
  return (
    <Dropdown
      className={className}
      toggle={
        <>
          <i className="bi bi-translate" aria-hidden="true" />{' '}
          <span className="text-uppercase" aria-hidden="true">
            {currentLanguage}
          </span>
          <span className="visually-hidden">
            {text('ui.frame.language')}: {languageNames[currentLanguage]}
          </span>
        </>
      }
    >
      {(closeMenu) =>
        languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className={`dropdown-item ${language === currentLanguage ? 'active' : ''}`}
            aria-current={language === currentLanguage}
            onClick={() => {
              closeMenu()
              void changeAndRememberLanguage(language)
            }}
          >
            {languageNames[language]}
          </button>
        ))
      }
    </Dropdown>
  )
}
