import { request } from 'node:http'
import { hashToken } from '#src/access/sessions/sessions.server.ts'
import type { Answer, Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

type HalfSentWrite = { method: string; path: string; body: object; headers?: Record<string, string> }

/**
 * Sends the head of a write and half of its body, and waits until the server has authorized the request. Returns a
 * function that sends the other half and waits for the response.
 */
export async function sendHalfOfWrite(
  { url, sql }: Shop,
  client: Client,
  write: HalfSentWrite,
): Promise<() => Promise<Answer>> {
  const token = (await client.token()) ?? ''
  const session = hashToken(token)
  await sql`update sessions set expires_at = now() + interval '1 hour' where token_hash = ${session}`
  const encoded = write.body instanceof FormData ? new Response(write.body) : Response.json(write.body)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  const middle = Math.floor(bytes.length / 2)
  const call = request(`${url}/api${write.path}`, {
    method: write.method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': bytes.length,
      ...write.headers,
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: new Headers(), body: JSON.parse(body) })
    })
  })
  call.write(bytes.subarray(0, middle))
  await until('the request is authorized, which renews the session', async () => {
    const rows = await sql`
      select 1 from sessions where token_hash = ${session} and expires_at > now() + interval '2 hours'`
    return rows.length > 0
  })
  return () => {
    call.end(bytes.subarray(middle))
    return answer
  }
}
