import type { Language } from '#src/platform/i18n/define-messages.ts'
import { rememberedLanguageExpression } from '#src/platform/i18n/remembered-language.ts'

type FailureTexts = Record<Language, { title: string; retry: string }>

/**
 * Inline script in `head`, before the others. If a script of the page fails to load (lost connection, newer version on
 * the server), it reloads the page. If the page was reloaded within the last minute or is offline, it shows a message
 * with a link to reload.
 */
export const buildReloadAfterFailedLoadScript = (texts: FailureTexts): string => `
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return
  const key = 'reloaded:' + location.href
  const last = Number(sessionStorage.getItem(key))
  sessionStorage.setItem(key, Date.now())
  if (navigator.onLine && Date.now() - last > 60000) return location.reload()
  const { title, retry } = ${JSON.stringify(texts)}[${rememberedLanguageExpression}] ?? ${JSON.stringify(texts.es)}
  const container = document.createElement('main')
  const heading = document.createElement('h1')
  container.className = 'broken-screen'
  const link = document.createElement('a')
  link.href = ''
  link.className = 'btn btn-primary'
  heading.textContent = title
  link.textContent = retry
  container.append(heading, link)
  const show = () => document.querySelector('.preloader')?.replaceWith(container)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
  else show()
}, true)
`
