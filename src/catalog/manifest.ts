import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { products } from '#src/catalog/products/products.ts'
import { productsCard, wantsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { catalogGuideMessages } from '#src/catalog/texts/guide-messages.ts'
import { catalogMessages } from '#src/catalog/texts/messages.ts'
import { catalogPermissions } from '#src/catalog/texts/permission-messages.ts'
import { createListGuideEntry, listDestinations } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const catalog: Manifest = {
  resources: [products, categories, colors, parameters],
  cards: [productsCard, withoutPictureCard, withoutDescriptionCard, wantsCard],
  permissions: {
    catalog: [
      'see_menu_products',
      'create_products',
      'update_products',
      'delete_products',
      'see_menu_categories',
      'see_categories',
      'create_categories',
      'update_categories',
      'delete_categories',
      'see_menu_colors',
      'see_colors',
      'create_colors',
      'update_colors',
      'delete_colors',
      'see_parameters',
      'create_parameters',
      'update_parameters',
      'delete_parameters',
    ],
  },
  messages: {
    records: catalogMessages,
    bundles: { permissions: catalogPermissions, guide: catalogGuideMessages },
  },
  guide: {
    catalog: [
      createListGuideEntry(products, 4),
      {
        name: 'product_form',
        title: 'guide.product_form.title',
        tipCount: 4,
        destinations: listDestinations(products, 'create', 'list'),
      },
      createListGuideEntry(categories, 3),
      createListGuideEntry(colors, 3),
      createListGuideEntry(parameters, 3),
    ],
  },
}
