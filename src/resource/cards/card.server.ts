import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/** For whom figures are worked out, and what is at hand. */
export type CardContext = { actor: Actor; registry: Registry; settings: Pick<Settings, 'tzShop'> }

/** The server's side of a card. */
export type CardSource<Figures = unknown> = {
  card: Card<Figures>
  summary: string
  /** Of the figures, for `/api/docs`. */
  schema: Schema
  /** Tenant scope, as of a resource: readers of another company or client have figures of their own. */
  scope: Resource['scope']
  /** True where figures are not kept for a minute, but worked out for each request. */
  isLive?: true
  /** Works the figures out, for every reader of the same scope, whatever their permissions. */
  computeFigures(tx: Tx, reader: CardContext): Promise<Figures>
  /** Leaves out what this reader may not see of them. */
  omitHiddenFigures?(figures: Figures, reader: CardContext): Figures
}
