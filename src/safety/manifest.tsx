import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

export const safetyScreens: ScreenManifest = {
  forms: {
    ppe_deliveries: async () => (await import('#src/safety/deliveries/DeliveryEdit.tsx')).DeliveryEdit,
  },
  screens: {
    due: async (loadDeclarations) => {
      const [{ createDueScreen }, declarations] = await Promise.all([
        import('#src/safety/due/screen/create-due-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createDueScreen(declarations)
    },
  },
  screenSets: {
    ppe_rounds: async () => (await import('#src/safety/rounds/round-screens.tsx')).loadRoundScreens(),
  },
  recordAdditions: {
    employees: async () => (await import('#src/safety/record/equipment-additions.ts')).equipmentAdditions,
    ppe_deliveries: async () => ({
      link: (await import('#src/safety/printing/PrintDeliveryButton.tsx')).PrintDeliveryButton,
    }),
  },
}
