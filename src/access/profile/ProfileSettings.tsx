import { useId } from 'react'
import { profile } from '#src/access/profile/profile.ts'
import { languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import { changeAndRememberLanguage, useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import type { ProfileSections } from '#src/resource/registration/screen-manifest.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'

type ProfileSettingsProps = { account: Entity; sections: ProfileSections }

/** The own account's name, picture, mail address and password, the browser's language, and what modules add. */
export function ProfileSettings({ account, sections }: ProfileSettingsProps) {
  const text = useText()
  const email = typeof account.email === 'string' ? account.email : null
  return (
    <ResourceForm resource={profile} entity={account} isEmbedded>
      <FormSection title="access.profile.who">
        <div className="of-one">
          <Field name="image" />
        </div>
        <Field name="name" />
        <Field name="surname" />
      </FormSection>
      <FormSection title="access.profile.entry" note="access.profile.entry_note">
        <Field name="email" />
        <Field name="current_password" help={text('access.profile.current_help')} />
        <Field name="password" help={text('access.profile.new_help')} />
        <Field name="confirmPassword" />
      </FormSection>
      <FormSection title="ui.frame.language" note="access.profile.language_note">
        <LanguageChoice />
      </FormSection>
      {[...sections].map(([name, Section]) => (
        <Section key={name} {...{ email }} />
      ))}
    </ResourceForm>
  )
}

/** Choosing a language takes effect at once, as in the menu bar. */
function LanguageChoice() {
  const text = useText()
  const id = useId()
  const current = useLanguage()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {text('ui.frame.language')}
      </label>
      <select
        id={id}
        className="form-select"
        value={current}
        onChange={({ target }) => {
          const language = languages.find((language) => language === target.value)
          if (language) void changeAndRememberLanguage(language)
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  )
}
