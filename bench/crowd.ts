import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** A crowd of users: each of `members` sends its request again and again. */
export type Crowd = { url: string; members: readonly CrowdMember[] }

/** A user's request. `{n}` in the path is replaced by another number each time, so that no answer is cached. */
export type CrowdMember = { method: 'GET' | 'PATCH'; path: string; headers: Record<string, string>; body?: string }

const retryMs = 100
const { url, members }: Crowd = workerData
const answers: Record<number, number> = {}
let count = 0

parentPort?.on('message', () => parentPort?.postMessage({ ...answers }))
for (const member of members) void repeatRequestForever(member)

/** Load generator on a thread of its own, because reading its answers must not delay the requests that are timed. */
async function repeatRequestForever({ method, path, headers, body }: CrowdMember): Promise<void> {
  for (;;) {
    const status = await new Promise<number>((resolve) => {
      const clientRequest = request(url + path.replace('{n}', String(count++)), { method, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
      clientRequest.on('error', () => resolve(0)).end(body)
    })
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}
