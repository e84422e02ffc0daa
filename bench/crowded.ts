import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CrowdMember } from '#bench/crowd.ts'
import { growEmployees } from '#bench/grow.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { account } from '#bench/staff.ts'
import { insertSessionUnlessAccountChanged } from '#src/access/sessions/sessions.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = 20_000
const members = 40
const rowsOfPreview = 4000
const timedMs = 10_000
const limits = { times: 3, ms: 50 }

/**
 * A request that another user sends during the load, `perSecond` times a second. A health check only has to succeed.
 */
type Probe = { name: string; perSecond: number; isHealth?: boolean; ask: (url: string) => Promise<number> }

/** p99 in milliseconds of each probe, and the number of its answers with another status than 200. */
type TimesByProbe = Map<Probe, { p99: number; failures: number }>

/**
 * Overload by colleagues: how long the shop window, a sign-in and a screen take while forty users preview bulk edits of
 * 4,000 rows, or read whole lists, again and again.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: rows, env: account })
  try {
    await growEmployees(shop.sql, rows)
    const tokens = await openSessions(shop.sql, members)
    const probes = createProbes(tokens[0] ?? '')
    await timeProbes(shop, probes, 2000)
    const idle = await timeProbes(shop, probes, timedMs)
    const crowds = {
      'previews of 4,000 rows': await createPreviewers(shop.sql, tokens),
      'whole lists of employees': tokens.map((token) => createReader(token, '/api/employees')),
      'whole lists of products, each another': tokens.map((token) =>
        createReader(token, '/api/products?price_to=9{n}'),
      ),
    }
    for (const [name, crowd] of Object.entries(crowds)) {
      const worker = new Worker(new URL('./crowd.ts', import.meta.url), {
        workerData: { url: shop.contender.url, members: crowd },
      })
      await pause(3000)
      const busy = await timeProbes(shop, probes, timedMs)
      worker.postMessage('answers')
      const answers = await new Promise((resolve) => worker.once('message', resolve))
      await worker.terminate()
      for (const result of buildResults(name, idle, busy, JSON.stringify(answers))) report(result)
      await pause(12_000)
    }
  } finally {
    await shop.stop()
  }
}

function buildResults(crowd: string, idle: TimesByProbe, busy: TimesByProbe, answers: string): Result[] {
  return [...busy].map(([probe, { p99, failures }]) => {
    const before = idle.get(probe)?.p99 ?? Number.NaN
    const beside = `${before.toFixed(1)} ms idle; the crowd's answers ${answers}`
    const failed = buildAtMostResult(
      `${members} ${crowd}: ${probe.name} that fail`,
      0,
      '',
      buildFlatSpread(failures),
      beside,
    )
    if (probe.isHealth || !failed.isReached) return failed
    const limit = Math.round(Math.max(limits.ms, limits.times * before))
    return buildAtMostResult(`${members} ${crowd}: p99 of ${probe.name}`, limit, 'ms', buildFlatSpread(p99), beside)
  })
}

const buildFlatSpread = (value: number) => ({ median: value, lowest: value, highest: value })

function createProbes(token: string): Probe[] {
  const headers = { authorization: `Bearer ${token}` }
  const credentials = JSON.stringify({ dni: account.ADMIN_DNI, password: account.ADMIN_PASSWORD })
  return [
    { name: '/', perSecond: 20, ask: (url) => fetchStatus(`${url}/`, {}) },
    { name: 'auth/me', perSecond: 20, ask: (url) => fetchStatus(`${url}/api/auth/me`, { headers }) },
    { name: '/readyz', perSecond: 10, isHealth: true, ask: (url) => fetchStatus(`${url}/readyz`, {}) },
    {
      name: 'sign-in',
      perSecond: 2,
      ask: (url) =>
        fetchStatus(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: credentials,
        }),
    },
  ]
}

async function timeProbes({ contender: { url } }: Shop, probes: readonly Probe[], ms: number): Promise<TimesByProbe> {
  const times = await Promise.all(probes.map((probe) => timeProbe(url, probe, ms)))
  return new Map(probes.map((probe, index) => [probe, times[index] ?? { p99: Number.NaN, failures: 0 }]))
}

async function timeProbe(url: string, { perSecond, ask }: Probe, ms: number) {
  const pendingAnswers: Promise<{ status: number; ms: number }>[] = []
  const timer = setInterval(() => {
    const startedAt = performance.now()
    pendingAnswers.push(ask(url).then((status) => ({ status, ms: performance.now() - startedAt })))
  }, 1000 / perSecond)
  await pause(ms)
  clearInterval(timer)
  const answers = await Promise.all(pendingAnswers)
  const sorted = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  return {
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN,
    failures: answers.filter(({ status }) => status !== 200).length,
  }
}

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

function fetchStatus(url: string, { method = 'GET', headers = {}, body }: RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    const clientRequest = request(url, { method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    clientRequest.on('error', () => resolve(0)).end(body)
  })
}

const createReader = (token: string, path: string): CrowdMember => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${token}` },
})

async function createPreviewers(sql: Sql, tokens: readonly string[]): Promise<CrowdMember[]> {
  const products = await sql<{ id: number }[]>`select id from products order by id limit ${rowsOfPreview}`
  const body = JSON.stringify({ ids: products.map(({ id }) => id), set: { price: { percent: 8 } }, preview: true })
  return tokens.map((token) => ({
    method: 'PATCH',
    path: '/api/products',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }))
}

/**
 * Inserts users with the administrator's password and two permissions, and opens a session for each. Returns the
 * tokens.
 */
async function openSessions(sql: Sql, count: number): Promise<string[]> {
  const users = await sql<{ id: number; password_hash: string }[]>`
    insert into users (name, surname, dni, email, password_hash)
    select 'Clerk', n::text, (20000000 + n)::text, 'clerk' || n || '@example.com', u.password_hash
    from generate_series(1, ${count}) n, users u where u.dni = ${account.ADMIN_DNI}
    returning id, password_hash`
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from users u, permissions p where u.name = 'Clerk' and p.name in ('update_products', 'see_employees')`
  const tokens = await Promise.all(users.map((user) => insertSessionUnlessAccountChanged(sql, user)))
  return tokens.filter((token) => token !== null)
}
