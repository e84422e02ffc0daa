import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parametersRules } from '#src/catalog/parameters/parameters.server.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { productsRules } from '#src/catalog/products/products.server.ts'
import { products } from '#src/catalog/products/products.ts'
import {
  categorySheetWords,
  colorSheetWords,
  parameterSheetWords,
  productSheetWords,
} from '#src/catalog/sheet-words.server.ts'
import { catalogCards } from '#src/catalog/start-page/cards.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const catalogServer: ServerManifest = {
  parts: [
    { resource: products, rules: productsRules, sheetWords: productSheetWords },
    { resource: categories, sheetWords: categorySheetWords },
    { resource: colors, sheetWords: colorSheetWords },
    { resource: parameters, rules: parametersRules, sheetWords: parameterSheetWords },
  ],
  cards: catalogCards,
}
