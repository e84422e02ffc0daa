import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const operationsServer: ServerManifest = {}
