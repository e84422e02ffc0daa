import type { FastifyInstance } from 'fastify'
import { assetsOf, buildId } from '#src/platform/http/assets.server.ts'
import { contentPolicy } from '#src/platform/http/security.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { version } from '#src/platform/version.server.ts'
import { firstPaintScript } from '#src/ui/frame/first-paint.ts'

const brand = 'Mostrador'
const paths = ['/login', '/register', '/forgot-password', '/recover-password', '/dashboard', '/admin', '/admin/*']
/** The specification names these without /admin. */
const elsewhere = ['/clients', '/profile', '/notifications']

/**
 * Single-page app shell: one page without personal data for every address of the admin and the sign-in; noindex.
 * `data-mail` tells whether the shop can send mail, so that the screens of a forgotten password promise none;
 * `data-whatsapp` is the fallback number, which the parameters' form names.
 */
export function adminPages(app: FastifyInstance, { mail, settings }: Pick<Services, 'mail' | 'settings'>): void {
  let html: string | undefined
  const policy = contentPolicy({ script: firstPaintScript })
  for (const path of paths) {
    app.get(path, { config: { access: 'public' } }, (_, reply) => {
      html ??= page(mail.enabled, settings.whatsappFallback)
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

function page(mails: boolean, whatsapp: string | null): string {
  const { script, modules, styles } = assetsOf('src/app/admin.tsx')
  return `<!doctype html>
<html lang="es" data-brand="${brand}" data-version="${version}" data-build="${buildId()}" data-mail="${mails ? 'on' : 'off'}" data-whatsapp="${whatsapp ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand}</title>
<link rel="icon" href="/img/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
</head>
<body>
<script>${firstPaintScript}</script>
<div id="app"><div class="preloader"><img class="animation-shake" src="/img/logo.svg" alt="" width="60" height="60"></div></div>
<noscript>${translate('es', 'app.page.needs_script')}</noscript>
</body>
</html>
`
}
