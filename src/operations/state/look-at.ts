import type { OperationsState } from '#src/operations/state/operations-state.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** Less free room than this share of the disk is told. */
const leastFreeShare = 0.1
/** More connections than this share of those that the database allows are told. */
const mostConnectionsShare = 0.8
const dayMs = 24 * 60 * 60_000

export const isDiskNearlyFull = ({ disk_free, disk_size }: OperationsState['files']): boolean =>
  disk_free < disk_size * leastFreeShare

export const hasFewConnectionsLeft = ({ connections, max_connections }: OperationsState['database']): boolean =>
  connections > max_connections * mostConnectionsShare

/** What is to be looked at, the most urgent first, as parts of one sentence. Empty if everything runs well. */
export function listThingsToLookAt(state: OperationsState, now: number): MessageRef[] {
  const { files, database, backups, jobs, errors, instances } = state
  const failingJobs = jobs.filter(({ failures }) => failures > 0).length
  const recentErrors = errors.filter(({ at }) => now - Date.parse(at) < dayMs).length
  const versions = new Set(instances.map(({ version }) => version)).size
  return [
    ...(isDiskNearlyFull(files) ? ['operations.look.disk'] : []),
    ...(backups.concern ? [`operations.look.backup_${backups.concern}`] : []),
    ...(failingJobs > 0 ? [countThings('operations.look.jobs', failingJobs)] : []),
    ...(recentErrors > 0 ? [countThings('operations.look.errors', recentErrors)] : []),
    ...(hasFewConnectionsLeft(database) ? ['operations.look.connections'] : []),
    ...(versions > 1 ? ['operations.look.versions'] : []),
  ]
}

const countThings = (key: string, count: number): MessageRef => ({ key, params: { count } })
