import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { type ClusterAddress, startTestCluster, templateName } from './cluster-process.ts'

export type DatabaseOptions = ClusterAddress & { database: string }

let cluster: Promise<ClusterAddress> | undefined

/**
 * Creates a migrated database for one test, which is dropped at its end. `npm test` starts one cluster for all tests
 * (TEST_CLUSTER). A test file that runs by itself starts a cluster of its own, which ends with the process.
 */
export async function createFreshDatabase(t: TestContext): Promise<{ options: DatabaseOptions }> {
  return createDatabase(t, templateName)
}

/** Creates a database without any table, for tests of the migrations. */
export async function createEmptyDatabase(t: TestContext): Promise<{ options: DatabaseOptions }> {
  return createDatabase(t, 'template0')
}

async function createDatabase(t: TestContext, template: string): Promise<{ options: DatabaseOptions }> {
  const address = await startClusterOnce()
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  // `file_copy` takes 15 ms of processor time a database. The default, through the write-ahead log, takes 39.
  await runStatement(address, `create database ${name} template ${template} strategy file_copy`)
  atTheEnd(t, () => runStatement(address, `drop database if exists ${name} with (force)`))
  return { options: { ...address, database: name } }
}

function startClusterOnce(): Promise<ClusterAddress> {
  const configuredCluster = process.env.TEST_CLUSTER
  if (configuredCluster) return Promise.resolve(JSON.parse(configuredCluster))
  cluster ??= startTestCluster(path.resolve('migrations')).then(({ address, endNow }) => {
    process.once('exit', endNow)
    return address
  })
  return cluster
}

async function runStatement(address: ClusterAddress, text: string): Promise<void> {
  const sql = createConnectionPools({ ...address, database: 'postgres' }, { max: 1 })
  try {
    await sql.query(text)
  } finally {
    await sql.end()
  }
}
