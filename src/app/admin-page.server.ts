import type { FastifyInstance } from 'fastify'
import { findScreenFile, listScreenModules, recordScreens } from '#src/app/screens/screen-files.ts'
import { hashBuiltFiles, requireEntryAssets } from '#src/platform/http/assets.server.ts'
import { buildContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { buildPreloadScript } from '#src/platform/i18n/remembered-language.ts'
import { programVersion } from '#src/platform/program.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { escapeXml } from '#src/platform/text/escape-xml.ts'
import { buildReloadAfterFailedLoadScript } from '#src/ui/frame/failed-load.ts'
import { firstPaintScript } from '#src/ui/frame/layout/first-paint.ts'

const brand = 'Mostrador'
const paths = [
  '/login',
  '/register',
  '/forgot-password',
  '/recover-password',
  '/dashboard',
  '/admin',
  '/admin/*',
  '/digest/stop/*',
]
/** The specification names these addresses without /admin. */
const redirectedPaths = ['/clients', '/profile', '/notifications']

/**
 * Serves the single-page app's HTML shell for every address of the back office and of the sign-in. The shell contains
 * no personal data. Shells differ only by the scripts, styles and texts of the screen at the address. `data-mail` says
 * whether the shop can send mail: if not, no screen promises a mail with a link for a new password. `data-whatsapp` is
 * the default number and `data-address` the address of the settings, which the parameters' form shows. `data-today` is
 * the shop's day, `data-zone` its time zone.
 */
export function addAdminPages(app: FastifyInstance, { mail, settings }: Pick<Services, 'mail' | 'settings'>): void {
  const pages = new Map<string | undefined, { today: string; html: string; policy: string }>()
  const shellOptions = {
    canSendMail: mail.enabled,
    whatsapp: settings.whatsappFallback,
    address: settings.shopAddress,
    timeZone: settings.tzShop,
  }
  /** `data-today` changes at the shop's midnight, so each screen's shell is cached until then. */
  const renderPageOfToday = (screen: string | undefined) => {
    const today = computeTodayOnServer(settings.tzShop)
    const cachedPage = pages.get(screen)
    if (cachedPage?.today === today) return cachedPage
    const page = { today, ...buildPageAndPolicy({ ...shellOptions, today, screen }) }
    pages.set(screen, page)
    return page
  }
  for (const path of paths) {
    app.get(path, { config: { access: 'public' } }, (request, reply) => {
      const screen = findScreenFile(request.url.split('?')[0] ?? '')
      const { html, policy } = renderPageOfToday(screen)
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .send(html)
    })
  }
  for (const path of redirectedPaths) {
    app.get(path, { config: { access: 'public' } }, (_, reply) => reply.redirect(`/admin${path}`, 302))
  }
}

/** Inline script that starts to load a screen's texts before the style sheets arrive. */
function buildTextsPreloadScript(screen: string | undefined): string {
  const bundles = screen !== undefined && recordScreens.includes(screen) ? ['', 'records/'] : ['']
  const addresses = (language: Language) =>
    bundles.map((bundle) => requireEntryAssets(`virtual:messages/${bundle}${language}`).script)
  return buildPreloadScript({ es: addresses('es'), en: addresses('en'), pt: addresses('pt') })
}

const translateLoadFailure = (language: Language) => ({
  title: translate(language, 'ui.broken.title'),
  retry: translate(language, 'ui.broken.retry'),
})

type AdminPageOptions = {
  canSendMail: boolean
  whatsapp: string | null
  address: string | null
  today: string
  timeZone: string
  screen: string | undefined
}

function buildPageAndPolicy(options: AdminPageOptions): { html: string; policy: string } {
  const { canSendMail, whatsapp, address, today, timeZone, screen } = options
  const textsPreload = buildTextsPreloadScript(screen)
  const failureScript = buildReloadAfterFailedLoadScript({
    es: translateLoadFailure('es'),
    en: translateLoadFailure('en'),
    pt: translateLoadFailure('pt'),
  })
  const frame = requireEntryAssets('src/app/admin.tsx')
  const screenAssets = screen === undefined ? [] : listScreenModules(screen).map(requireEntryAssets)
  const modules = new Set([...frame.modules, ...screenAssets.flatMap(({ script, modules }) => [script, ...modules])])
  const styles = new Set([...frame.styles, ...screenAssets.flatMap(({ styles }) => styles)])
  const html = `<!doctype html>
<html lang="es" data-brand="${brand}" data-version="${programVersion}" data-build="${hashBuiltFiles()}" data-mail="${canSendMail ? 'on' : 'off'}" data-whatsapp="${whatsapp ?? ''}" data-address="${escapeXml(address ?? '')}" data-today="${today}" data-zone="${timeZone}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand}</title>
<link rel="icon" href="/img/favicon.svg" type="image/svg+xml">
<script>${failureScript}</script>
<script>${textsPreload}</script>
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
  return { html, policy: buildContentPolicy({ scripts: [failureScript, textsPreload, firstPaintScript] }) }
}
