import { existsSync, readdirSync } from 'node:fs'
import { readClusterVersion } from '#src/platform/embedded-database/postgres-cluster.server.ts'

/** The PostgreSQL major version that npm installs. No other version can open its data directory. */
const majorVersion = '18'

/** Throws if the directory holds files but no version: it is damaged, since a new cluster is moved into place whole. */
export function refuseDamagedCluster(cluster: string): void {
  const hasFiles = existsSync(cluster) && readdirSync(cluster).length > 0
  if (!hasFiles || /^\d+$/.test(readClusterVersion(cluster) ?? '')) return
  throw new Error(
    `The database in ${cluster} is damaged: its file PG_VERSION is missing or empty. Nothing was changed. Put a copy of ` +
      'the whole directory in its place, or move it away to begin with an empty shop.',
  )
}

/** Throws if another major version of PostgreSQL wrote the cluster. */
export function refuseOtherVersion(cluster: string): void {
  const version = readClusterVersion(cluster)
  if (version === undefined || version === majorVersion) return
  throw new Error(
    `The database in ${cluster} was written by PostgreSQL ${version}, and this program brings PostgreSQL ` +
      `${majorVersion}, which cannot open it. Nothing was changed. Either run the version of Mostrador that wrote it, ` +
      `or open it with a PostgreSQL ${version} of your own, dump it with pg_dump, ` +
      `restore it into a new server and set DATABASE_URL.`,
  )
}
