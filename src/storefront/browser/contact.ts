import { fillPlaceholders } from '#src/platform/i18n/define-messages.ts'
import { refKey, refParams } from '#src/platform/i18n/message-ref.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { pageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'
import { type ContactField, checkContactField, contactFields } from '#src/storefront/contact/contact.ts'

type Texts = {
  sending: string
  sent: string
  failed: string
  thanks: string
  cannot: string
  problems: Record<string, string>
}

type Input = HTMLInputElement | HTMLTextAreaElement

/** Idempotency key: a double click, or another try after a lost answer, sends the message once. */
const key = new WriteKey()

/** Contact form: checks each field on blur and sends by fetch. */
export function enhanceContact(form: HTMLFormElement): void {
  const texts: Texts = JSON.parse(form.dataset['contact'] ?? '{}')
  for (const field of contactFields) {
    const input = inputOf(form, field)
    input?.addEventListener('blur', () => check(form, texts, field))
    input?.addEventListener('input', () => input.ariaInvalid === 'true' && check(form, texts, field))
    // Left before this script had loaded.
    if (input?.value && input !== document.activeElement) check(form, texts, field)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, texts)
  })
}

function inputOf(form: HTMLFormElement, name: string): Input | null {
  return form.querySelector<Input>(`[name=${name}]`)
}

/** True where the field is valid; else its problem is shown under it. */
function check(form: HTMLFormElement, texts: Texts, field: ContactField): boolean {
  const problem = checkContactField(field, inputOf(form, field)?.value ?? '')
  showProblem(form, field, problem ? fillPlaceholders(texts.problems[refKey(problem)] ?? '', refParams(problem)) : '')
  return problem === null
}

function showProblem(form: HTMLFormElement, field: ContactField, text: string): void {
  const input = inputOf(form, field)
  const place = form.querySelector(`#f-${field}-wrong span`)
  if (input) input.ariaInvalid = text ? 'true' : null
  if (place) place.textContent = text
}

async function submit(form: HTMLFormElement, texts: Texts): Promise<void> {
  const wrong = contactFields.filter((field) => !check(form, texts, field))
  if (wrong[0]) return inputOf(form, wrong[0])?.focus()
  const button = form.querySelector('button')
  if (!button || button.disabled) return
  const caption = button.textContent
  button.disabled = true
  button.textContent = texts.sending
  showOutcome(form, 'idle', '')
  const sent = await send(form)
  button.disabled = false
  button.textContent = caption
  if (sent === true) return succeed(form, texts)
  showOutcome(form, 'failed', texts.cannot)
  // Alert before toast, as the toast's time would run out behind it.
  if (sent === null) window.alert(texts.failed)
  toast(typeof sent === 'string' ? sent : navigator.onLine ? texts.failed : pageTexts().offline, 'wrong')
}

/** True where it was accepted; the server's message for 429, false for any other refusal, null without a connection. */
async function send(form: HTMLFormElement): Promise<boolean | string | null> {
  const fields = new FormData(form)
  try {
    const answer = await fetch('/api/contact/send', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': key.for(fields),
      },
      body: JSON.stringify(Object.fromEntries(fields)),
    })
    const body: { success?: boolean; message?: string } = await answer.json().catch(() => ({}))
    if (answer.ok) return body.success === true
    return answer.status === 429 && body.message ? body.message : false
  } catch {
    return null
  }
}

function succeed(form: HTMLFormElement, texts: Texts): void {
  key.forget()
  form.reset()
  // `reset` would restore the defaults, which hold what was typed where the form came back without the script.
  for (const field of contactFields) {
    const input = inputOf(form, field)
    if (input) input.value = ''
  }
  showOutcome(form, 'sent', texts.thanks)
  toast(texts.sent, 'good')
  setTimeout(goHome, 500)
}

/** The specification's 'navigate to /'; on the home page itself, scrolls to the top. */
function goHome(): void {
  const home = document.querySelector<HTMLAnchorElement>('.logo')?.pathname ?? '/'
  if (location.pathname !== home) {
    location.assign(home)
    return
  }
  // Drops `#contacto`, so that a reload does not jump back to the form.
  history.replaceState(history.state, '', home + location.search)
  window.scrollTo({ top: 0 })
}

function showOutcome(form: HTMLFormElement, outcome: 'idle' | 'sent' | 'failed', text: string): void {
  const place = form.querySelector<HTMLElement>('[data-outcome]')
  if (!place) return
  place.dataset['outcome'] = outcome
  place.textContent = text
  // Focus: the button was disabled while sending, which dropped it.
  if (text) place.focus({ preventScroll: true })
}
