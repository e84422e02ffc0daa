import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/** The reader of a card, and the means to compute its figures. */
export type CardContext = { actor: Actor; registry: Registry; settings: Pick<Settings, 'tzShop'> }

/** The server's side of a card. */
export type CardSource<Figures = unknown> = {
  card: Card<Figures>
  summary: string
  /** Schema of the figures, for `/api/docs`. */
  schema: Schema
  /** Tenant scope, as of a resource. Readers of different companies or clients get different figures. */
  scope: Resource['scope']
  /** True if the figures are computed for each request instead of once a minute. */
  isLive?: true
  /** Computes the figures for all readers of the same scope, whatever their permissions. */
  computeFigures(tx: Tx, context: CardContext): Promise<Figures>
  /** Leaves out figures that the reader has no permission to see. */
  omitHiddenFigures?(figures: Figures, context: CardContext): Figures
}
