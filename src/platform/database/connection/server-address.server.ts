import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { ConnectionOptions } from 'node:tls'

/** Address of a database: host (or socket directory) and port, or a URL as in `DATABASE_URL`. */
export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }

/** Everything that a connection needs: the server's address, the role, TLS and session parameters. */
export type DatabaseServer = {
  host: string
  port: number
  user: string
  database: string
  /** The role's password; empty if it has none. A function, so that no log prints it. */
  password: () => string
  ssl: false | ConnectionOptions
  /** Session parameters by PostgreSQL's names (`search_path`). */
  sessionParameters: Record<string, string>
  /** Transaction pooling (PgBouncer): statements must not be prepared, since the next may run on another connection. */
  isPooled: boolean
}

export function parseDatabaseAddress(address: DatabaseAddress): DatabaseServer {
  if ('url' in address) return parseDatabaseUrl(address.url)
  const { host, port, user, database, password = '' } = address
  return { host, port, user, database, password: () => password, ssl: false, sessionParameters: {}, isPooled: false }
}

/**
 * Parses `DATABASE_URL`. Query parameters other than `host`, `prepare` and `ssl…` become session parameters:
 * `?search_path=shop`. Throws if the URL or `sslmode` is invalid.
 */
function parseDatabaseUrl(url: string): DatabaseServer {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const { host, prepare, sslmode, sslrootcert, sslcert, sslkey, ...sessionParameters } =
    Object.fromEntries(searchParams)
  const user = decodeURIComponent(username) || userInfo().username
  return {
    host: host || decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1') || 'localhost',
    port: Number(port) || 5432,
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
    password: () => decodeURIComponent(password),
    ssl: buildTlsOptions(sslmode, { sslrootcert, sslcert, sslkey }),
    sessionParameters,
    isPooled: prepare === 'false',
  }
}

type CertificateFiles = { sslrootcert?: string | undefined; sslcert?: string | undefined; sslkey?: string | undefined }

/**
 * TLS by `sslmode`, with libpq's meanings; without `sslmode` no TLS. Throws for `prefer` and `allow`, which may fall
 * back to plain text.
 */
function buildTlsOptions(
  mode: string | undefined,
  { sslrootcert, sslcert, sslkey }: CertificateFiles,
): false | ConnectionOptions {
  const certificates = {
    ...(sslrootcert && { ca: readFileSync(sslrootcert, 'utf8') }),
    ...(sslcert && { cert: readFileSync(sslcert, 'utf8') }),
    ...(sslkey && { key: readFileSync(sslkey, 'utf8') }),
  }
  switch (mode) {
    case undefined:
    case 'disable':
      return false
    case 'require':
      return sslrootcert
        ? { ...certificates, checkServerIdentity: () => undefined }
        : { ...certificates, rejectUnauthorized: false }
    case 'verify-ca':
      return { ...certificates, checkServerIdentity: () => undefined }
    case 'verify-full':
      return certificates
    default:
      throw new Error(`DATABASE_URL: sslmode must be disable, require, verify-ca or verify-full, not "${mode}"`)
  }
}
