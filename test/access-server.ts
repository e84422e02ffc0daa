import type { TestContext } from 'node:test'
import fastify from 'fastify'
import { hashPassword } from '#src/access/passwords.server.ts'
import { accessRoutes } from '#src/access/routes.server.ts'
import { loadActor } from '#src/access/sessions.server.ts'
import { allMessages } from '#src/app/messages.ts'
import { permissions } from '#src/app/permissions.ts'
import { answerErrors } from '#src/platform/answers.server.ts'
import { connect } from '#src/platform/database.server.ts'
import { guardRoutes } from '#src/platform/http.server.ts'
import { installMessages } from '#src/platform/i18n.server.ts'
import { openMail } from '#src/platform/mail.server.ts'
import { readSettings } from '#src/platform/settings.ts'
import { freshDatabase } from '#test/cluster.ts'

type Account = { dni?: string; password?: string; active?: boolean; company?: string; email?: string }

/** The sign-in's routes alone, on a database of their own, with accounts to sign in to. */
export async function accessServer(t: TestContext, env: Record<string, string> = {}, instances = 1) {
  const { options } = await freshDatabase(t)
  const settings = readSettings({ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', ...env })
  const sql = connect(options, { max: 4 })
  const mail = openMail(settings)
  const urls: string[] = []
  installMessages(allMessages)
  const apps = await Promise.all(
    Array.from({ length: instances }, async () => {
      const app = fastify({ trustProxy: settings.trustProxy })
      guardRoutes(app, loadActor(sql), new Set(permissions))
      answerErrors(app)
      accessRoutes(app, { settings, sql, mail, files: undefined as never })
      urls.push(await app.listen({ host: '127.0.0.1', port: 0 }))
      return app
    }),
  )
  const close = async () => {
    await Promise.all(apps.map((app) => app.close()))
    mail.close()
  }
  t.after(async () => {
    await close()
    await sql.end()
  })

  let calls = 0
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${urls[calls++ % urls.length]}/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  let made = 0
  async function account({ dni, password = 'secreta', active = true, company, email }: Account = {}) {
    const n = ++made
    const companyId = company === undefined ? null : await companyNamed(company)
    const given = dni ?? String(30_000_000 + n)
    const [row] = await sql<{ id: number }[]>`
      insert into users (name, surname, dni, email, password_hash, active, company_id)
      values ('Ana', ${`Suárez ${n}`}, ${given}, ${email ?? `ana${n}@example.com`}, ${await hashPassword(password)}, ${active}, ${companyId})
      returning id`
    return { id: row?.id ?? 0, dni: given, password, companyId }
  }

  async function companyNamed(name: string): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      with made as (insert into companies (name) values (${name}) on conflict do nothing returning id)
      select id from made union all select id from companies where name = ${name} limit 1`
    return row?.id ?? 0
  }

  const login = (body: object, headers: Record<string, string> = {}) => call('POST', '/auth/login', body, headers)
  const me = (token: string) => call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })
  return { sql, call, login, me, account, close }
}
