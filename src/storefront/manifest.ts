import { createUnrestrictedDestinations } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'
import { storefrontGuideMessages } from '#src/storefront/texts/guide-messages.ts'
import { storefrontMessages } from '#src/storefront/texts/messages.ts'
import { verificationMessages } from '#src/storefront/texts/verification-messages.ts'

export const storefront: Manifest = {
  messages: { bundles: { guide: storefrontGuideMessages }, server: { ...storefrontMessages, ...verificationMessages } },
  guide: {
    visitors: [
      { name: 'shop', title: 'guide.shop.title', tipCount: 3, destinations: createUnrestrictedDestinations('/') },
      {
        name: 'orders',
        title: 'guide.orders.title',
        tipCount: 3,
        destinations: createUnrestrictedDestinations('/#productos'),
      },
    ],
  },
}
