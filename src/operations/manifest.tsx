import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'

export const operationsScreens: ScreenManifest = {}
