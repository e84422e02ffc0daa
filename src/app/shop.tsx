import '#src/storefront/page/shop.css'
// Vite assets: these imports make the build emit the files, to whose hashed addresses the rendered page links.
import '#src/storefront/page/sections/about.svg'
import '#src/platform/brand/lineup.svg'
import { keepChatButtonOffControls } from '#src/storefront/browser/contact/chat-button.ts'
import { enhanceContactAndMarkSectionsOnDemand } from '#src/storefront/browser/load-on-demand.ts'
import { closeMenuOnClickOrEscape } from '#src/storefront/browser/menu.ts'
import { enhanceCarousel } from '#src/storefront/browser/navigation/carousel.ts'
import { enhanceNavigation } from '#src/storefront/browser/navigation/navigation.ts'
import { showAndRemoveRedirectNotice } from '#src/storefront/browser/notice.ts'
import { rememberPageLanguage } from '#src/storefront/browser/page-language.ts'
import { replaceBrokenPictures } from '#src/storefront/browser/pictures.ts'

// Progressive enhancement: the server-rendered page works without any of this.
replaceBrokenPictures()
enhanceNavigation()
enhanceCarousel(document)
closeMenuOnClickOrEscape()
showAndRemoveRedirectNotice()
rememberPageLanguage()
enhanceContactAndMarkSectionsOnDemand()
keepChatButtonOffControls()
