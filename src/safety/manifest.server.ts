import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { ppes } from '#src/safety/ppes.ts'
import { qualityItems } from '#src/safety/quality-items.ts'
import { buildItemSheetWords, ppeSheetWords } from '#src/safety/sheet-words.server.ts'
import { trainingItems } from '#src/safety/training-items.ts'

export const safetyServer: ServerManifest = {
  parts: [
    { resource: ppes, sheetWords: ppeSheetWords },
    { resource: trainingItems, sheetWords: buildItemSheetWords('Uso de extintores') },
    { resource: qualityItems, sheetWords: buildItemSheetWords('Armado de pedidos') },
  ],
}
