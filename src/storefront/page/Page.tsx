import type { ReactNode } from 'react'
import { whatsappLink } from '#src/catalog/parameters/whatsapp.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { homePath } from '#src/storefront/address.ts'
import { Contact } from '#src/storefront/contact/Contact.tsx'
import { type PageModel, type ShopWindow, shopName } from '#src/storefront/model.ts'
import { About } from '#src/storefront/page/About.tsx'
import { Footer } from '#src/storefront/page/Footer.tsx'
import { Head } from '#src/storefront/page/Head.tsx'
import { Header } from '#src/storefront/page/Header.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import { Opening } from '#src/storefront/page/Opening.tsx'
import { Detail } from '#src/storefront/product/Detail.tsx'
import { DetailFrame } from '#src/storefront/product/DetailFrame.tsx'
import { type Say, sayIn } from '#src/storefront/texts.ts'
import { Categories } from '#src/storefront/window/Categories.tsx'
import { Products } from '#src/storefront/window/Products.tsx'

/** Props of every part of the page: its data and its texts. */
export type PartProps = { page: PageModel; say: Say }

export function Page({ page }: { page: PageModel }) {
  const part: PartProps = { page, say: sayIn(page.language) }
  return (
    <Document {...part}>
      {page.window ? <Shop {...part} window={page.window} /> : <Missing {...part} />}
      {page.window && <DetailFrame {...part} />}
      {page.product && <Detail {...part} product={page.product} />}
    </Document>
  )
}

function Document({ page, say, children }: PartProps & { children: ReactNode }) {
  return (
    <html lang={page.language === 'es' ? 'es-AR' : page.language === 'pt' ? 'pt-BR' : 'en'}>
      <Head page={page} say={say} />
      <body id="home" data-texts={browserTexts({ page, say })} data-later={page.assets.later}>
        <a className="skip" href="#contenido">
          {say('storefront.skip')}
        </a>
        <Header page={page} say={say} />
        {children}
        <Footer page={page} say={say} />
        {page.whatsapp && (
          <aside aria-label="WhatsApp">
            <a className="chat" href={whatsappLink(page.whatsapp)} aria-label={say('storefront.chat')}>
              <Icon name="chat" />
              <span>WhatsApp</span>
            </a>
          </aside>
        )}
        <div className="toasts" role="status" aria-live="polite" />
      </body>
    </html>
  )
}

function Shop({ page, say, window }: PartProps & { window: ShopWindow }) {
  return (
    <main id="contenido">
      <Opening page={page} say={say} />
      <Categories page={page} say={say} />
      <Products page={page} say={say} window={window} />
      <About page={page} say={say} />
      <Contact page={page} say={say} />
    </main>
  )
}

function Missing({ page, say }: PartProps) {
  return (
    <main id="contenido" className="section width">
      <div className="note missing">
        <h1 className="title">{say('storefront.missing.title')}</h1>
        <p className="soft">{say('storefront.missing.text')}</p>
        <a className="button button-main" href={homePath(page.language)}>
          {say('storefront.opening.see')}
        </a>
      </div>
    </main>
  )
}

/** Texts for the browser's script, which has no message bundle. */
function browserTexts({ page: { language }, say }: PartProps): string {
  return JSON.stringify({
    error: platformMessages['Ocurrió un error. Por favor, inténtalo de nuevo.'][language],
    offline: say('storefront.offline'),
    noAccess: say('storefront.no_access'),
    failed: say('storefront.failed'),
    failedText: say('storefront.failed.text'),
    failedTitle: `${say('storefront.failed')} · ${shopName}`,
    retry: say('storefront.failed.retry'),
    closeToast: say('storefront.toast.close'),
    loading: say('storefront.loading'),
    loadingCategories: say('Cargando categorías...'),
  })
}
