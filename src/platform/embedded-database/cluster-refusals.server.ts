import { existsSync, readdirSync } from 'node:fs'
import { clusterVersion } from '#src/platform/embedded-database/postgres-cluster.server.ts'

/** The version that npm installs with this program; a cluster can only be opened by the version that wrote it. */
const majorVersion = '18'

/** A new cluster is moved to its place whole: one without a version was ours and is damaged, or never was ours. */
export function refuseDamaged(cluster: string): void {
  const isThere = existsSync(cluster) && readdirSync(cluster).length > 0
  if (!isThere || /^\d+$/.test(clusterVersion(cluster) ?? '')) return
  throw new Error(
    `The database in ${cluster} is damaged: its file PG_VERSION is missing or empty. Nothing was changed. Put a copy of ` +
      'the whole directory in its place, or move it away to begin with an empty shop.',
  )
}

/** Throws where another version of PostgreSQL wrote the cluster: ours could not open it. */
export function refuseOtherVersion(cluster: string): void {
  const version = clusterVersion(cluster)
  if (version === undefined || version === majorVersion) return
  throw new Error(
    `The database in ${cluster} was written by PostgreSQL ${version}, and this program brings PostgreSQL ` +
      `${majorVersion}, which cannot open it. Nothing was changed. Either run the version of Mostrador that wrote it, ` +
      `or open it with a PostgreSQL ${version} of your own, dump it with pg_dump, ` +
      `restore it into a new server and set DATABASE_URL.`,
  )
}
