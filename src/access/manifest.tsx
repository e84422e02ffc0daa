import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

export const accessScreens: ScreenManifest = {
  screens: {
    permissions: async (loadDeclarations) => {
      const [{ loadPermissionsScreen }, declarations] = await Promise.all([
        import('#src/access/permissions/page/permissions-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return loadPermissionsScreen(declarations)
    },
    audit: async (loadDeclarations) => {
      const [{ createAuditScreen }, declarations] = await Promise.all([
        import('#src/access/audit/page/audit-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createAuditScreen(declarations)
    },
  },
  recordAdditions: {
    users: async () => ({ link: (await import('#src/access/users/PermissionsLink.tsx')).PermissionsLink }),
  },
}
