import type { FastifyInstance } from 'fastify'
import { modulesOf, recordScreens, screenFile } from '#src/app/screens/screen-files.ts'
import { assetsOf, buildId } from '#src/platform/http/assets.server.ts'
import { contentPolicy } from '#src/platform/http/security.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { buildPreloadScript } from '#src/platform/i18n/language.ts'
import { version } from '#src/platform/program.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'
import { failedLoadScript } from '#src/ui/frame/failed-load.ts'
import { firstPaintScript } from '#src/ui/frame/first-paint.ts'

const brand = 'Mostrador'
const paths = ['/login', '/register', '/forgot-password', '/recover-password', '/dashboard', '/admin', '/admin/*']
/** The specification names these without /admin. */
const elsewhere = ['/clients', '/profile', '/notifications']

/**
 * Single-page app shell without personal data for every address of the admin and the sign-in; noindex. It differs by
 * what the address's screen loads alone.
 * `data-mail` tells whether the shop can send mail, so that the screens of a forgotten password promise none;
 * `data-whatsapp` is the fallback number, which the parameters' form names; `data-today` is the shop's day.
 */
export function adminPages(app: FastifyInstance, { mail, settings }: Pick<Services, 'mail' | 'settings'>): void {
  const pages = new Map<string | undefined, { today: string; html: string; policy: string }>()
  const shell = { mails: mail.enabled, whatsapp: settings.whatsappFallback }
  const pageOf = (screen: string | undefined) => {
    const today = computeToday(settings.tzShop)
    const known = pages.get(screen)
    if (known?.today === today) return known
    const made = { today, ...page({ ...shell, today, screen }) }
    pages.set(screen, made)
    return made
  }
  for (const path of paths) {
    app.get(path, { config: { access: 'public' } }, (request, reply) => {
      const screen = screenFile(request.url.split('?')[0] ?? '')
      const { html, policy } = pageOf(screen)
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .send(html)
    })
  }
  for (const path of elsewhere) {
    app.get(path, { config: { access: 'public' } }, (_, reply) => reply.redirect(`/admin${path}`, 302))
  }
}

/** Asks for the texts of a screen before the styles are there. */
function textsScript(screen: string | undefined): string {
  const bundles = screen !== undefined && recordScreens.includes(screen) ? ['', 'records/'] : ['']
  const addresses = (language: Language) =>
    bundles.map((bundle) => assetsOf(`virtual:messages/${bundle}${language}`).script)
  return buildPreloadScript({ es: addresses('es'), en: addresses('en'), pt: addresses('pt') })
}

const broken = (language: Language) => ({
  title: translate(language, 'ui.broken.title'),
  retry: translate(language, 'ui.broken.retry'),
})

type PageParts = { mails: boolean; whatsapp: string | null; today: string; screen: string | undefined }

function page({ mails, whatsapp, today, screen }: PageParts): { html: string; policy: string } {
  const texts = textsScript(screen)
  const failed = failedLoadScript({ es: broken('es'), en: broken('en'), pt: broken('pt') })
  const frame = assetsOf('src/app/admin.tsx')
  const parts = screen === undefined ? [] : modulesOf(screen).map(assetsOf)
  const modules = new Set([...frame.modules, ...parts.flatMap(({ script, modules }) => [script, ...modules])])
  const styles = new Set([...frame.styles, ...parts.flatMap(({ styles }) => styles)])
  const html = `<!doctype html>
<html lang="es" data-brand="${brand}" data-version="${version}" data-build="${buildId()}" data-mail="${mails ? 'on' : 'off'}" data-whatsapp="${whatsapp ?? ''}" data-today="${today}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand}</title>
<link rel="icon" href="/img/favicon.svg" type="image/svg+xml">
<script>${failed}</script>
<script>${texts}</script>
${[...styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${frame.script}"></script>
${[...modules].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${frame.preloads.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
</head>
<body>
<script>${firstPaintScript}</script>
<div id="app"><div class="preloader"><img class="animation-shake" src="/img/logo.svg" alt="" width="60" height="60"></div></div>
<noscript>${translate('es', 'app.page.needs_script')}</noscript>
</body>
</html>
`
  return { html, policy: contentPolicy({ scripts: [failed, texts, firstPaintScript] }) }
}
