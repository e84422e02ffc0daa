import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listThingsToLookAt } from '#src/operations/state/look-at.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const gigabyte = 1024 ** 3

const healthyState: OperationsState = {
  version: '1.0.0',
  database: { version: '18.1', embedded: true, size: gigabyte, connections: 11, max_connections: 100 },
  files: { count: 1, size: 1, where: '/data/files', disk_free: 10 * gigabyte, disk_size: 40 * gigabyte },
  instances: [],
  jobs: [],
  errors: [],
  errors_of_week: 0,
  backups: {
    ...{ at: '03:00', keep: 14, directory: '/data/backups', encrypted: false, directory_free: null },
    ...{ last_ok_at: null, last_failed_at: null, last_took_ms: null, next_at: null, concern: null },
  },
  mail: { enabled: true },
  metrics: { has_token: false },
}
const job = { name: 'sweep', every_minutes: 30, last_run_at: null, last_took_ms: null, next_at: '', running: false }
const error = { request_id: 'a', method: 'GET', route: '/', status: 500, what: 'Error' }
const instance = { id: 'a', host: 'a', process_id: 1, started_at: '', heard_at: '', memory: 1 }
const list = (changes: Partial<OperationsState>) => listThingsToLookAt({ ...healthyState, ...changes }, now)

test('of a shop that runs well there is nothing to look at', () => {
  assert.deepEqual(list({}), [])
  assert.deepEqual(list({ jobs: [{ ...job, last_failure: null, failures: 0 }] }), [])
  assert.deepEqual(list({ instances: [{ ...instance, version: '1.0.0' }] }), [])
})

test('a nearly full disk comes first, then the backups', () => {
  const files = { ...healthyState.files, disk_free: 3.9 * gigabyte }
  const backups = { ...healthyState.backups, concern: 'late' as const }
  assert.deepEqual(list({ files, backups }), ['operations.look.disk', 'operations.look.backup_late'])
})

test('jobs that fail, errors of the last day, few free connections and two versions are told', () => {
  assert.deepEqual(list({ jobs: [{ ...job, last_failure: 'Error', failures: 2 }] }), [
    { key: 'operations.look.jobs', params: { count: 1 } },
  ])
  const errors = [
    { ...error, at: '2026-11-19T02:00:00Z' },
    { ...error, at: '2026-11-18T02:00:00Z' },
  ]
  assert.deepEqual(list({ errors }), [{ key: 'operations.look.errors', params: { count: 1 } }])
  assert.deepEqual(list({ database: { ...healthyState.database, connections: 81 } }), ['operations.look.connections'])
  const instances = ['1.0.0', '1.1.0'].map((version) => ({ ...instance, version }))
  assert.deepEqual(list({ instances }), ['operations.look.versions'])
})
