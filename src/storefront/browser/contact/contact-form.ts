import { fillPlaceholders } from '#src/platform/i18n/define-messages.ts'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { readPageTexts } from '#src/storefront/browser/page.ts'
import { showToast } from '#src/storefront/browser/toast.ts'
import { type ContactField, checkContactField, contactFields } from '#src/storefront/contact/contact-message.ts'

type ContactTexts = {
  sending: string
  sent: string
  failed: string
  thanks: string
  cannot: string
  problems: Record<string, string>
}

type ContactInput = HTMLInputElement | HTMLTextAreaElement

/** Idempotency key: a double click, or another try after a lost response, sends the message once. */
const writeKey = new WriteKey()

/**
 * Contact form: checks each field on blur and sends by fetch. `leftFields` are the names of the fields that the reader
 * left before this script had loaded.
 */
export function enhanceContactForm(form: HTMLFormElement, leftFields: ReadonlySet<string>): void {
  const texts: ContactTexts = JSON.parse(form.dataset['contact'] ?? '{}')
  for (const field of contactFields) {
    const input = findInput(form, field)
    input?.addEventListener('blur', () => checkFieldAndShowProblem(form, texts, field))
    input?.addEventListener('input', () => input.ariaInvalid === 'true' && checkFieldAndShowProblem(form, texts, field))
    const wasLeft = input && (input.value !== '' || leftFields.has(field)) && input !== document.activeElement
    if (wasLeft) checkFieldAndShowProblem(form, texts, field)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submitContactForm(form, texts)
  })
}

function findInput(form: HTMLFormElement, name: string): ContactInput | null {
  return form.querySelector<ContactInput>(`[name=${name}]`)
}

/** Shows the field's problem below it, or removes it if the field is valid. Returns true if the field is valid. */
function checkFieldAndShowProblem(form: HTMLFormElement, texts: ContactTexts, field: ContactField): boolean {
  const problem = checkContactField(field, findInput(form, field)?.value ?? '')
  showProblem(
    form,
    field,
    problem ? fillPlaceholders(texts.problems[messageKeyOf(problem)] ?? '', messageParamsOf(problem)) : '',
  )
  return problem === null
}

function showProblem(form: HTMLFormElement, field: ContactField, text: string): void {
  const input = findInput(form, field)
  const problemText = form.querySelector(`#f-${field}-wrong span`)
  if (input) input.ariaInvalid = text ? 'true' : null
  if (problemText) problemText.textContent = text
}

async function submitContactForm(form: HTMLFormElement, texts: ContactTexts): Promise<void> {
  const invalidFields = contactFields.filter((field) => !checkFieldAndShowProblem(form, texts, field))
  if (invalidFields[0]) return findInput(form, invalidFields[0])?.focus()
  const button = form.querySelector('button')
  if (!button || button.disabled) return
  const buttonText = button.textContent
  button.disabled = true
  button.textContent = texts.sending
  showAndFocusOutcome(form, 'idle', '')
  const outcome = await sendMessageByFetch(form)
  button.disabled = false
  button.textContent = buttonText
  if (outcome === 'accepted') return resetFormThankAndGoHome(form, texts)
  showAndFocusOutcome(form, 'failed', texts.cannot)
  // Alert before toast: the toast's time would run out behind the alert.
  if (outcome === 'no_connection') window.alert(texts.failed)
  const failedText = navigator.onLine ? texts.failed : readPageTexts().offline
  showToast(typeof outcome === 'object' ? outcome.tooManyText : failedText, 'wrong')
}

/** The outcome of sending a message. After too many messages it has the server's text. */
type SendOutcome = 'accepted' | 'refused' | 'no_connection' | { tooManyText: string }

async function sendMessageByFetch(form: HTMLFormElement): Promise<SendOutcome> {
  const fields = new FormData(form)
  try {
    const response = await fetch('/api/contact/send', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': writeKey.getOrCreate(fields),
      },
      body: JSON.stringify(Object.fromEntries(fields)),
    })
    const body: { success?: boolean; message?: string } = await response.json().catch(() => ({}))
    if (response.ok && body.success === true) return 'accepted'
    return response.status === 429 && body.message ? { tooManyText: body.message } : 'refused'
  } catch {
    return 'no_connection'
  }
}

function resetFormThankAndGoHome(form: HTMLFormElement, texts: ContactTexts): void {
  writeKey.forget()
  form.reset()
  // `reset` restores the default values. If the server rendered the form again after a refusal, the typed texts are the
  // defaults.
  for (const field of contactFields) {
    const input = findInput(form, field)
    if (input) input.value = ''
  }
  showAndFocusOutcome(form, 'sent', texts.thanks)
  showToast(texts.sent, 'good')
  setTimeout(goHomeOrScrollToTop, 500)
}

/** Goes to the home page, as the specification asks. On the home page itself it scrolls to the top. */
function goHomeOrScrollToTop(): void {
  const home = document.querySelector<HTMLAnchorElement>('.logo')?.pathname ?? '/'
  if (location.pathname !== home) {
    location.assign(home)
    return
  }
  // Drops `#contacto`, so that a reload does not jump back to the form.
  history.replaceState(history.state, '', home + location.search)
  window.scrollTo({ top: 0 })
}

function showAndFocusOutcome(form: HTMLFormElement, outcome: 'idle' | 'sent' | 'failed', text: string): void {
  const outcomeText = form.querySelector<HTMLElement>('[data-outcome]')
  if (!outcomeText) return
  outcomeText.dataset['outcome'] = outcome
  outcomeText.textContent = text
  // Focus: the button lost the focus, because it was disabled while sending.
  if (text) outcomeText.focus({ preventScroll: true })
}
