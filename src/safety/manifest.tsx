import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const safetyScreens: ScreenManifest = {
  forms: {
    ppe_deliveries: async () => (await import('#src/safety/deliveries/DeliveryEdit.tsx')).DeliveryEdit,
  },
}
