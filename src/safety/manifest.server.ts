import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { qualityItems, trainingItems } from '#src/safety/certification-items.ts'
import { deliveriesRules } from '#src/safety/deliveries/deliveries.server.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { openDeliveriesRule } from '#src/safety/deliveries/follows.server.ts'
import { ppes } from '#src/safety/ppes.ts'
import { roundsRules } from '#src/safety/rounds/rounds.server.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { buildItemSheetWords, deliverySheetWords, ppeSheetWords } from '#src/safety/sheet-words.server.ts'
import { safetyCards } from '#src/safety/start-page/cards.server.ts'

export const safetyServer: ServerManifest = {
  parts: [
    { resource: ppes, sheetWords: ppeSheetWords },
    { resource: deliveries, rules: deliveriesRules, sheetWords: deliverySheetWords },
    { resource: rounds, rules: roundsRules },
    { resource: trainingItems, sheetWords: buildItemSheetWords('Uso de extintores') },
    { resource: qualityItems, sheetWords: buildItemSheetWords('Armado de pedidos') },
  ],
  cards: safetyCards,
  followRules: [openDeliveriesRule],
}
