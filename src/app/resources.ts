import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parameters } from '#src/catalog/parameters.ts'
import { products } from '#src/catalog/products.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** Every declared resource with screens, in the order of the menu. */
export const screenResources: readonly Resource[] = [products, categories, colors, parameters]
