import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'
import { GiveEquipmentLink } from '#src/safety/record/GiveEquipmentLink.tsx'

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
    ppe_rounds: async (loadDeclarations) => {
      const [{ createRoundsScreen }] = await Promise.all([
        import('#src/safety/rounds/list/rounds-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createRoundsScreen()
    },
  },
  recordScreens: {
    ppe_rounds: async () => {
      const [{ createRoundPageScreen }] = await Promise.all([
        import('#src/safety/rounds/page/round-page-screen.tsx'),
        loadResourceScreenTexts(),
      ])
      return createRoundPageScreen()
    },
  },
  createScreens: {
    ppe_rounds: async (loadDeclarations) => {
      const [{ createNewRoundScreen }] = await Promise.all([
        import('#src/safety/rounds/create/create-round-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createNewRoundScreen()
    },
  },
  recordActions: { employees: GiveEquipmentLink },
  recordPanels: {
    employees: [
      {
        name: 'deliveries',
        caption: 'safety.equipment.tab',
        access: 'see_ppe_deliveries',
        count: ({ counts }) =>
          typeof counts === 'object' && counts !== null && 'deliveries' in counts
            ? Number(counts.deliveries)
            : undefined,
        load: async () => (await import('#src/safety/record/EquipmentPanel.tsx')).loadEquipmentPanelAndTexts(),
      },
    ],
  },
}
