import assert from 'node:assert/strict'
import { connect as connectTo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { Duplicate } from '#src/platform/errors.ts'
import { addHealthChecksAndMetrics } from '#src/platform/http/monitoring/health-checks.server.ts'
import { ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import { installErrorHandler } from '#src/platform/http/responses/error-responses.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

async function startMonitoredApp(t: TestContext, env: Record<string, string> = {}, check = async () => {}) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  const app = fastify()
  t.after(() => Promise.all([sql.end(), app.close()]))
  installErrorHandler(app)
  const files = Object.assign(Object.create(null), { checkReady: check })
  addHealthChecksAndMetrics(app, { sql, settings: readSettings(env), files, counts: new ResponseCounts() })
  app.get('/duplicate', async () => {
    throw new Duplicate()
  })
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  return { app, sql }
}

test('a healthy server is live and ready', async (t) => {
  const { app } = await startMonitoredApp(t)
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  const ready = await app.inject('/readyz')
  assert.equal(ready.statusCode, 200)
  assert.deepEqual(ready.json(), { status: 'ok', database: 'ok', files: 'ok' })
})

test('without files the server is not ready, and names the cause', async (t) => {
  const { app } = await startMonitoredApp(t, {}, () => Promise.reject(new Error('read-only')))
  const ready = await app.inject('/readyz')
  assert.equal(ready.statusCode, 503)
  assert.deepEqual(ready.json(), { status: 'unavailable', database: 'ok', files: 'unavailable' })
})

test('without a database the server is live but not ready', async (t) => {
  const { app, sql } = await startMonitoredApp(t)
  await sql.end()
  assert.equal((await app.inject('/readyz')).statusCode, 503)
  assert.equal((await app.inject('/healthz')).statusCode, 200)
})

test("a duplicate counts as the client's error though its status is 500", async (t) => {
  const { app } = await startMonitoredApp(t)
  await app.inject('/duplicate')
  await app.inject('/broken')
  const { body, headers } = await app.inject('/metrics')
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/)
  assert.match(body, /^http_requests_total\{class="4xx"\} 1$/m)
  assert.match(body, /^http_requests_total\{class="5xx"\} 1$/m)
  assert.match(body, /^process_resident_memory_bytes \d+$/m)
  assert.match(body, /^http_request_duration_seconds_count 2$/m)
  assert.match(body, /^http_request_duration_seconds_bucket\{le="\+Inf"\} 2$/m)
})

test('process metrics include memory, CPU time, event loop lag and garbage collection', async (t) => {
  const { app } = await startMonitoredApp(t)
  const { body } = await app.inject('/metrics')
  for (const name of [
    'process_cpu_seconds_total',
    'process_start_time_seconds',
    'nodejs_heap_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    assert.match(body, new RegExp(`^${name} [\\d.e-]+$`, 'm'))
  assert.match(body, /^# TYPE nodejs_gc_duration_seconds histogram$/m)
})

test('metrics are readable from this machine or with the token', async (t) => {
  const { app } = await startMonitoredApp(t, { METRICS_TOKEN: 'a-token-of-sixteen' })
  const status = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  assert.equal(await status('127.0.0.1'), 200)
  assert.equal(await status('::ffff:127.0.0.1'), 200)
  assert.equal(await status('::1'), 200)
  assert.equal(await status('127.9.9.9'), 200)
  assert.equal(await status('10.0.0.9'), 401)
  assert.equal(await status('::ffff:10.0.0.9'), 401)
  assert.equal(await status('127.0.0.1', { 'x-forwarded-for': '10.0.0.9' }), 401)
  assert.equal(await status('10.0.0.9', { authorization: 'Bearer a-token-of-sixteen' }), 200)
  assert.equal(await status('10.0.0.9', { authorization: 'Bearer another' }), 401)
})

test('a request with any sign of a proxy needs the token', async (t) => {
  const { app } = await startMonitoredApp(t, { METRICS_TOKEN: 'a-token-of-sixteen' })
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode
  const proxyHeaders = [
    ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded'],
    ...['x-forwarded-server', 'x-original-forwarded-for', 'x-forwarded-whatever', 'via', 'x-real-ip', 'x-client-ip'],
    ...['true-client-ip', 'cf-connecting-ip', 'cf-ray', 'fastly-client-ip', 'x-cluster-client-ip', 'x-azure-clientip'],
    ...['x-original-host', 'x-host', 'x-proxy-user', 'proxy-connection', 'cdn-loop', 'x-envoy-external-address'],
  ]
  const token = { authorization: 'Bearer a-token-of-sixteen' }
  for (const name of proxyHeaders) {
    assert.equal(await status({ [name]: '' }), 401, name)
    assert.equal(await status({ [name]: 'x', ...token }), 200, name)
  }
  for (const host of ['shop.example', 'localhost.shop.example', '10.0.0.9:3000', '127.0.0.1.nip.io', '2130706433'])
    assert.deepEqual([await status({ host }), await status({ host, ...token })], [401, 200], host)
  for (const host of [
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.9.9.9',
    '[::1]:3000',
    '[::1]',
    'localhost.',
  ])
    assert.equal(await status({ host }), 200, host)
  const scraper = { 'user-agent': 'Prometheus/3.5', 'x-prometheus-scrape-timeout-seconds': '10', accept: '*/*' }
  assert.equal(await status({ ...scraper, 'accept-encoding': 'gzip', traceparent: '00-0-0-01' }), 200)
})

test('an HTTP/1.0 request, as proxies send, needs the token', async (t) => {
  const { app } = await startMonitoredApp(t)
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const wire = connectTo(Number(address.port), '127.0.0.1')
  wire.end(`GET /metrics HTTP/1.0\r\nHost: ${address.host}\r\n\r\n`)
  const answer = await text(wire)
  assert.match(answer, /^HTTP\/1\.1 401 /)
})

test('with TRUST_PROXY a loopback address is not enough', async (t) => {
  const { app } = await startMonitoredApp(t, { TRUST_PROXY: '127.0.0.1' })
  assert.equal((await app.inject('/metrics')).statusCode, 401)
})
