import { fill } from '#src/platform/i18n/define-messages.ts'
import { refKey, refParams } from '#src/platform/i18n/message-ref.ts'
import { WriteKey } from '#src/resource/screens/write-key.ts'
import { toast } from '#src/storefront/browser/toast.ts'
import { type ContactField, checkContactField, contactFields } from '#src/storefront/contact.ts'

type Texts = {
  sending: string
  sent: string
  failed: string
  thanks: string
  cannot: string
  problems: Record<string, string>
}

type Input = HTMLInputElement | HTMLTextAreaElement

/** Idempotency: a second press, or one after an answer that was lost on the way, sends the same message once. */
const key = new WriteKey()

/** The contact form in place: checked field by field when it is left, sent without leaving the page. */
export function enhanceContact(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  if (!form) return
  const texts: Texts = JSON.parse(form.dataset['contact'] ?? '{}')
  for (const field of contactFields) {
    const input = inputOf(form, field)
    input?.addEventListener('blur', () => check(form, texts, field))
    input?.addEventListener('input', () => input.ariaInvalid === 'true' && check(form, texts, field))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, texts)
  })
}

function inputOf(form: HTMLFormElement, name: string): Input | null {
  return form.querySelector<Input>(`[name=${name}]`)
}

/** True when the field is good; its problem stands under it otherwise. */
function check(form: HTMLFormElement, texts: Texts, field: ContactField): boolean {
  const problem = checkContactField(field, inputOf(form, field)?.value ?? '')
  showProblem(form, field, problem ? fill(texts.problems[refKey(problem)] ?? '', refParams(problem)) : '')
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
  // The alert first: behind it the toast would run down unseen.
  if (sent === null) window.alert(texts.failed)
  toast(typeof sent === 'string' ? sent : texts.failed, 'wrong')
}

/**
 * True when it was taken; the server's words where it refused (too many messages), false without any; null unreached.
 */
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
  // A page that came back from a form without scripts has what was typed as its defaults.
  for (const field of contactFields) {
    const input = inputOf(form, field)
    if (input) input.value = ''
  }
  showOutcome(form, 'sent', texts.thanks)
  toast(texts.sent, 'good')
  setTimeout(goHome, 500)
}

/** 'Navigate to /': on the page that is already there, to its top. */
function goHome(): void {
  const home = document.querySelector<HTMLAnchorElement>('.logo')?.pathname ?? '/'
  if (location.pathname !== home) {
    location.assign(home)
    return
  }
  // The address says where the reader is: a reload is not to lead back to the form.
  history.replaceState(history.state, '', home + location.search)
  window.scrollTo({ top: 0 })
}

function showOutcome(form: HTMLFormElement, outcome: 'idle' | 'sent' | 'failed', text: string): void {
  const place = form.querySelector<HTMLElement>('[data-outcome]')
  if (!place) return
  place.dataset['outcome'] = outcome
  place.textContent = text
}
