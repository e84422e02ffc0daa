import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const importerScreens: ScreenManifest = {
  screens: { imports: async () => (await import('#src/importer/screen/importer-screen.tsx')).loadImporterScreen() },
}
