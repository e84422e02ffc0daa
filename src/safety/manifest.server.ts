import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { qualityItems, trainingItems } from '#src/safety/certification-items.ts'
import { ppes } from '#src/safety/ppes.ts'
import { buildItemSheetWords, ppeSheetWords } from '#src/safety/sheet-words.server.ts'

export const safetyServer: ServerManifest = {
  parts: [
    { resource: ppes, sheetWords: ppeSheetWords },
    { resource: trainingItems, sheetWords: buildItemSheetWords('Uso de extintores') },
    { resource: qualityItems, sheetWords: buildItemSheetWords('Armado de pedidos') },
  ],
}
