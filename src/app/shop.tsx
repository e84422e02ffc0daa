import '#src/storefront/shop.css'
// Vite assets: imported for their hashed addresses, which the rendered page links.
import '#src/storefront/about.svg'
import '#src/platform/brand/lineup.svg'
import { enhanceCarousel } from '#src/storefront/browser/carousel.ts'
import { enhanceContact } from '#src/storefront/browser/contact.ts'
import { rememberChosenLanguage } from '#src/storefront/browser/language.ts'
import { enhanceMenu, markCurrentSection } from '#src/storefront/browser/menu.ts'
import { enhanceNavigation } from '#src/storefront/browser/navigation.ts'
import { replaceBrokenPictures } from '#src/storefront/browser/pictures.ts'

// Progressive enhancement: the server-rendered page works without any of this.
replaceBrokenPictures()
enhanceNavigation()
enhanceCarousel(document)
enhanceContact()
enhanceMenu()
markCurrentSection()
rememberChosenLanguage()
