import type { Actor } from '#src/platform/actor.ts'
import type { Queryable, Tx } from '#src/platform/database/sql.server.ts'
import type { Schema } from '#src/platform/openapi/schema.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/**
 * The reader of a card and their language, with all that the computation of its figures may need besides the database.
 */
export type CardContext = {
  actor: Actor
  locale: DisplayLocale
  registry: Registry
  settings: Pick<Settings, 'tzShop' | 'backups'>
}

/** The server's side of a card. */
export type CardSource<Figures = unknown> = {
  card: Card<Figures>
  summary: string
  /** Schema of the figures, for `/api/docs`. */
  schema: Schema
  /**
   * Tenant scope: the same columns as in a resource's declaration. With any of them, readers of different companies or
   * clients get different figures; with none, all readers share the figures.
   */
  scope: Resource['scope']
  /** True if the figures are computed for each request instead of once a minute. */
  isLive?: true
  /**
   * Computes the figures. Unless the card is live, all readers of the same scope share them, whatever their
   * permissions and language.
   */
  computeFigures(tx: Tx, context: CardContext): Promise<Figures>
  /**
   * Adapts the figures to the reader, for each request: leaves out what they have no permission to see or chose not to
   * see, and adds what is theirs alone.
   */
  adaptFigures?(figures: Figures, context: CardContext, db: Queryable): Figures | Promise<Figures>
}
