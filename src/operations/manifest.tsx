import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const operationsScreens: ScreenManifest = {
  screens: {
    operations: async () =>
      (await import('#src/operations/screen/create-operations-screen.tsx')).createOperationsScreen(),
  },
}
