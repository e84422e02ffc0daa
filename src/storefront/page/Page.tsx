import type { ReactNode } from 'react'
import { buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { platformMessages } from '#src/platform/messages.ts'
import { ContactSection } from '#src/storefront/contact/ContactSection.tsx'
import { Footer } from '#src/storefront/page/frame/Footer.tsx'
import { Head } from '#src/storefront/page/frame/Head.tsx'
import { Header } from '#src/storefront/page/frame/Header.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import { AboutSection } from '#src/storefront/page/sections/AboutSection.tsx'
import { HeroSection } from '#src/storefront/page/sections/HeroSection.tsx'
import { NotFoundSection } from '#src/storefront/page/sections/NotFoundSection.tsx'
import type { PageModel, ShopWindow } from '#src/storefront/page-model.ts'
import { DetailTemplate } from '#src/storefront/product/DetailTemplate.tsx'
import { ProductDetail } from '#src/storefront/product/ProductDetail.tsx'
import { createShopTranslate, type ShopTranslate } from '#src/storefront/translate-shop-text.ts'
import { VerificationSection } from '#src/storefront/verification/VerificationSection.tsx'
import { CategoryCarousel } from '#src/storefront/window/CategoryCarousel.tsx'
import { ProductsSection } from '#src/storefront/window/ProductsSection.tsx'

/** Props of every section: the page's data and texts. */
export type SectionProps = { page: PageModel; translate: ShopTranslate }

export function Page({ page }: { page: PageModel }) {
  const sectionProps: SectionProps = { page, translate: createShopTranslate(page.language) }
  if (page.verification)
    return (
      <VerificationDocument {...sectionProps}>
        <VerificationSection {...sectionProps} verification={page.verification} />
      </VerificationDocument>
    )
  return (
    <HtmlDocument {...sectionProps}>
      {page.window ? <ShopSections {...sectionProps} window={page.window} /> : <NotFoundSection {...sectionProps} />}
      {page.window && <DetailTemplate {...sectionProps} />}
      {page.product && <ProductDetail {...sectionProps} product={page.product} />}
    </HtmlDocument>
  )
}

const htmlLanguages: Record<Language, string> = { es: 'es-AR', en: 'en', pt: 'pt-BR' }

/** The frame of a page without the shop's menu and scripts. */
function VerificationDocument({ page, translate, children }: SectionProps & { children: ReactNode }) {
  return (
    <html lang={htmlLanguages[page.language]}>
      <Head page={page} translate={translate} />
      <body>
        <a className="skip" href="#contenido">
          {translate('storefront.skip')}
        </a>
        <Header page={page} translate={translate} />
        {children}
        <footer className="proof-end">
          <div className="width">
            <span>{translate('storefront.verify.foot')}</span>
            <span>
              © {page.year} {isolateBidi(page.shopName)}
            </span>
          </div>
        </footer>
      </body>
    </html>
  )
}

function HtmlDocument({ page, translate, children }: SectionProps & { children: ReactNode }) {
  return (
    <html lang={htmlLanguages[page.language]}>
      <Head page={page} translate={translate} />
      <body id="home" data-texts={serializeBrowserTexts({ page, translate })} data-later={page.assets.onDemand}>
        <a className="skip" href="#contenido">
          {translate('storefront.skip')}
        </a>
        <Header page={page} translate={translate} />
        {children}
        <Footer page={page} translate={translate} />
        {page.whatsapp && (
          <aside aria-label="WhatsApp">
            <a className="chat" href={buildWhatsappLink(page.whatsapp)} aria-label={translate('storefront.chat')}>
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

function ShopSections({ page, translate, window }: SectionProps & { window: ShopWindow }) {
  return (
    <main id="contenido">
      <HeroSection page={page} translate={translate} />
      <CategoryCarousel page={page} translate={translate} />
      <ProductsSection page={page} translate={translate} window={window} />
      <AboutSection page={page} translate={translate} />
      <ContactSection page={page} translate={translate} />
    </main>
  )
}

/** JSON of the texts that the browser's script shows. The script has no message bundle. */
function serializeBrowserTexts({ page: { language, shopName }, translate }: SectionProps): string {
  return JSON.stringify({
    error: platformMessages['Ocurrió un error. Por favor, inténtalo de nuevo.'][language],
    offline: translate('storefront.offline'),
    noAccess: translate('storefront.no_access'),
    failed: translate('storefront.failed'),
    failedText: translate('storefront.failed.text'),
    failedTitle: `${translate('storefront.failed')} · ${isolateBidi(shopName)}`,
    retry: translate('storefront.failed.retry'),
    closeToast: translate('storefront.toast.close'),
    loading: translate('storefront.loading'),
    loadingCategories: translate('Cargando categorías...'),
  })
}
