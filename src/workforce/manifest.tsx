import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

export const workforceScreens: ScreenManifest = {
  forms: { employees: async () => (await import('#src/workforce/record/EmployeeEdit.tsx')).loadEmployeeFormAndTexts() },
  screens: {
    certifications: async (loadDeclarations) => {
      const [{ createBoardScreen }, declarations] = await Promise.all([
        import('#src/workforce/trainings/board/board-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createBoardScreen(declarations)
    },
  },
}
