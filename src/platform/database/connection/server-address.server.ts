import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { ConnectionOptions } from 'node:tls'

/** A server by its host or socket directory, or by a URL as `DATABASE_URL` has it. */
export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }

/** What a connection needs: the server's address, the role, TLS and session parameters. */
export type DatabaseServer = {
  host: string
  port: number
  user: string
  database: string
  /** Empty where none was given. A function, so that no log prints it. */
  password: () => string
  ssl: false | ConnectionOptions
  /** Further session parameters, by PostgreSQL's names (`search_path`). */
  sessionParameters: Record<string, string>
  /** Transaction pooling (PgBouncer): statements must not be prepared, as the next may run on another connection. */
  isPooled: boolean
}

export function parseAddress(address: DatabaseAddress): DatabaseServer {
  if ('url' in address) return parseDatabaseUrl(address.url)
  const { host, port, user, database, password = '' } = address
  return { host, port, user, database, password: () => password, ssl: false, sessionParameters: {}, isPooled: false }
}

/**
 * Query parameters that we do not read (`prepare`, `host`, `ssl…`) go to the database: `?search_path=shop`. Throws an
 * Error where the URL or `sslmode` cannot be read.
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
 * TLS by `sslmode`, with libpq's meanings; none without it. `prefer` and `allow` are refused, as they may fall back to
 * plain text.
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
