import { request } from 'node:http'
import { hashToken } from '#src/access/sessions/sessions.server.ts'
import type { Answer, Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

type Sent = { method: string; path: string; body: object; headers?: Record<string, string> }

/**
 * Sends the head of a write and half of its body, and waits until the server has let the head in. What comes back sends
 * the other half and waits for the answer.
 */
export async function holdOpen({ url, sql }: Shop, by: Client, sent: Sent): Promise<() => Promise<Answer>> {
  const token = (await by.token()) ?? ''
  const session = hashToken(token)
  await sql`update sessions set expires_at = now() + interval '1 hour' where token_hash = ${session}`
  const packed = sent.body instanceof FormData ? new Response(sent.body) : Response.json(sent.body)
  const bytes = Buffer.from(await packed.arrayBuffer())
  const half = Math.floor(bytes.length / 2)
  const call = request(`${url}/api${sent.path}`, {
    method: sent.method,
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': packed.headers.get('content-type') ?? '',
      'content-length': bytes.length,
      ...sent.headers,
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: new Headers(), body: JSON.parse(body) })
    })
  })
  call.write(bytes.subarray(0, half))
  await until('the head is let in, which slides the session on', async () => {
    const slid = await sql`
      select 1 from sessions where token_hash = ${session} and expires_at > now() + interval '2 hours'`
    return slid.length > 0
  })
  return () => {
    call.end(bytes.subarray(half))
    return answer
  }
}
