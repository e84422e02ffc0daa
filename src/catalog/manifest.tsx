import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const catalogScreens: ScreenManifest = {
  forms: {
    products: async () => (await import('#src/catalog/products/ProductEdit.tsx')).ProductEdit,
    parameters: async () => (await import('#src/catalog/parameters/ParameterEdit.tsx')).ParameterEdit,
  },
}
