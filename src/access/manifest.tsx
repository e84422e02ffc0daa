import { PermissionsLink } from '#src/access/users/PermissionsLink.tsx'
import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadRecordTexts } from '#src/resource/screens/load-record-texts.ts'

export const accessScreens: ScreenManifest = {
  screens: {
    permissions: async (loadDeclarations) => {
      const [{ permissionsScreen }, declarations] = await Promise.all([
        import('#src/access/permissions/page/permissions-screen.tsx'),
        loadDeclarations(),
        loadRecordTexts(),
      ])
      return permissionsScreen(declarations)
    },
    audit: async (loadDeclarations) => {
      const [{ auditScreen }, declarations] = await Promise.all([
        import('#src/access/audit/audit-screen.tsx'),
        loadDeclarations(),
        loadRecordTexts(),
      ])
      return auditScreen(declarations)
    },
  },
  recordActions: { users: PermissionsLink },
}
