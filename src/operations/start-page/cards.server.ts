import { type BackupFigures, backupCard } from '#src/operations/start-page/cards.ts'
import { backupConcerns, findBackupConcern } from '#src/operations/state/backup-concern.ts'
import { readBackupRecord } from '#src/operations/state/read-operations.server.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const backupSource: CardSource<BackupFigures> = {
  card: backupCard,
  summary: 'Why backups need a look: none was made, the last one failed, or the last good one is away or too old',
  schema: objectSchema({
    concern: { enum: [...backupConcerns, null], description: 'Null if all is well' },
    last_ok_at: { type: ['string', 'null'], format: 'date-time' },
  }),
  scope: {},
  // A warning would stay for a minute after the backup that it asks for.
  isLive: true,
  async computeFigures(tx, { settings }) {
    const record = await readBackupRecord(tx)
    const plan = { at: settings.backups.at, timeZone: settings.tzShop }
    return {
      concern: findBackupConcern(record, plan, new Date()),
      last_ok_at: record.lastOkAt?.toISOString() ?? null,
    }
  },
}

export const operationsCards: readonly CardSource[] = [backupSource]
