import { operationsCards } from '#src/operations/start-page/cards.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const operationsServer: ServerManifest = { cards: operationsCards }
