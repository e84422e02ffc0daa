import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type Digest, digestAccess } from '#src/agenda/digest/digest.ts'
import { digestPath } from '#src/agenda/digest/digest-paths.ts'
import { loadDigestTexts } from '#src/agenda/digest/load-digest-texts.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { ProfileSection } from '#src/resource/registration/screen-manifest.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** Lazy loading: loads the part of the profile where the weekly mail is chosen, and its texts. */
export async function loadDigestSection(): Promise<ProfileSection> {
  await loadDigestTexts()
  return DigestSection
}

/**
 * Chooses day, hour and language of the weekly mail of notices, each of which is saved at once, as the language above
 * is. Nothing for who may not see notices.
 */
function DigestSection({ email }: { email: string | null }) {
  const { user } = useSession()
  const mayRead = hasAccess(createPermissionHolder(user?.permissions), digestAccess)
  const { data: digest } = useQuery({
    queryKey: [digestPath],
    queryFn: async ({ signal }) => (await call<Digest | null>('GET', digestPath, { signal })).body,
    enabled: mayRead,
  })
  if (!mayRead || digest === undefined) return null
  return (
    <FormSection title="agenda.digest.title" note="agenda.digest.note">
      <DigestForm {...{ digest, email }} />
    </FormSection>
  )
}

const someMonday = '2024-01-01'
const firstHour = 9
const daysOfWeek = [1, 2, 3, 4, 5, 6, 7]
const hours = Array.from({ length: 24 }, (_, hour) => hour)

function DigestForm({ digest, email }: { digest: Digest | null; email: string | null }) {
  const text = useText()
  const readersLanguage = useLanguage()
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const cannotSend = document.documentElement.dataset.mail === 'off'
  const obstacle = cannotSend ? 'agenda.digest.without_mail' : email ? null : 'agenda.digest.without_email'
  const save = async (newDigest: Digest | null) => {
    setSaving(true)
    try {
      const { body } = await call<Digest | null>('PUT', digestPath, { body: newDigest })
      queries.setQueryData([digestPath], body)
      toast.success(text(body ? 'agenda.digest.saved' : 'agenda.digest.stopped', { email: email ?? '' }))
    } catch (failure) {
      // `call` has shown the failure, and what is stored stays chosen.
      if (!(failure instanceof CallFailed)) throw failure
    } finally {
      setSaving(false)
    }
  }
  const chooseDay = (day: number) =>
    save(day === 0 ? null : { hour: firstHour, language: readersLanguage, ...digest, day })
  return (
    <>
      <Choice
        label="agenda.digest.day"
        value={String(digest?.day ?? 0)}
        disabled={isSaving}
        onChoose={(value) => void chooseDay(Number(value))}
      >
        <option value={0}>{text('agenda.digest.off')}</option>
        {daysOfWeek.map((dayOfWeek) => (
          <option key={dayOfWeek} value={dayOfWeek} disabled={obstacle !== null}>
            {formatDate(addDays(someMonday, dayOfWeek - 1), readersLanguage, { weekday: 'long' })}
          </option>
        ))}
      </Choice>
      {digest && (
        <>
          <Choice
            label="agenda.digest.hour"
            value={String(digest.hour)}
            disabled={isSaving}
            onChoose={(value) => void save({ ...digest, hour: Number(value) })}
          >
            {hours.map((hourOfDay) => (
              <option key={hourOfDay} value={hourOfDay}>{`${hourOfDay}:00`}</option>
            ))}
          </Choice>
          <Choice
            label="agenda.digest.language"
            value={digest.language}
            disabled={isSaving}
            onChoose={(value) => {
              const language = languages.find((name) => name === value)
              if (language) void save({ ...digest, language })
            }}
          >
            {languages.map((name) => (
              <option key={name} value={name} lang={name}>
                {languageNames[name]}
              </option>
            ))}
          </Choice>
        </>
      )}
      {obstacle && <p className="soft small">{text(obstacle)}</p>}
    </>
  )
}

type ChoiceProps = {
  label: string
  value: string
  disabled: boolean
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, disabled, onChoose, children }: ChoiceProps) {
  const text = useText()
  const id = useId()
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {text(label)}
      </label>
      <select {...{ id, value, disabled }} className="form-select" onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}
