import type { ReactNode } from 'react'
import { buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { homePath } from '#src/storefront/address.ts'
import { ContactSection } from '#src/storefront/contact/ContactSection.tsx'
import { Footer } from '#src/storefront/page/frame/Footer.tsx'
import { Head } from '#src/storefront/page/frame/Head.tsx'
import { Header } from '#src/storefront/page/frame/Header.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import { AboutSection } from '#src/storefront/page/sections/AboutSection.tsx'
import { HeroSection } from '#src/storefront/page/sections/HeroSection.tsx'
import { type PageModel, type ShopWindow, shopName } from '#src/storefront/page-model.ts'
import { DetailFrame } from '#src/storefront/product/DetailFrame.tsx'
import { ProductDetail } from '#src/storefront/product/ProductDetail.tsx'
import { createSay, type Say } from '#src/storefront/say.ts'
import { CategoryCarousel } from '#src/storefront/window/CategoryCarousel.tsx'
import { ProductsSection } from '#src/storefront/window/ProductsSection.tsx'

/** Props of every section: the page's data and texts. */
export type SectionProps = { page: PageModel; say: Say }

export function Page({ page }: { page: PageModel }) {
  const sectionProps: SectionProps = { page, say: createSay(page.language) }
  return (
    <HtmlDocument {...sectionProps}>
      {page.window ? <ShopSections {...sectionProps} window={page.window} /> : <NotFoundSection {...sectionProps} />}
      {page.window && <DetailFrame {...sectionProps} />}
      {page.product && <ProductDetail {...sectionProps} product={page.product} />}
    </HtmlDocument>
  )
}

function HtmlDocument({ page, say, children }: SectionProps & { children: ReactNode }) {
  return (
    <html lang={page.language === 'es' ? 'es-AR' : page.language === 'pt' ? 'pt-BR' : 'en'}>
      <Head page={page} say={say} />
      <body id="home" data-texts={buildBrowserTexts({ page, say })} data-later={page.assets.onDemand}>
        <a className="skip" href="#contenido">
          {say('storefront.skip')}
        </a>
        <Header page={page} say={say} />
        {children}
        <Footer page={page} say={say} />
        {page.whatsapp && (
          <aside aria-label="WhatsApp">
            <a className="chat" href={buildWhatsappLink(page.whatsapp)} aria-label={say('storefront.chat')}>
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

function ShopSections({ page, say, window }: SectionProps & { window: ShopWindow }) {
  return (
    <main id="contenido">
      <HeroSection page={page} say={say} />
      <CategoryCarousel page={page} say={say} />
      <ProductsSection page={page} say={say} window={window} />
      <AboutSection page={page} say={say} />
      <ContactSection page={page} say={say} />
    </main>
  )
}

function NotFoundSection({ page, say }: SectionProps) {
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

/** Texts of the browser's script, which has no message bundle. */
function buildBrowserTexts({ page: { language }, say }: SectionProps): string {
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
