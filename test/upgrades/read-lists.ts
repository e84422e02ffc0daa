import type { Client } from '#test/client.ts'
import { administrator } from './landed-versions.ts'

/** Signs in as the administrator of a recorded version. Returns the session's token. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  if (!response.ok) throw new Error(await response.text())
  const { token } = (await response.json()) as { token: string }
  return token
}

type Operation = { get?: { parameters?: { name: string }[] } }

/**
 * Reads the answers of all lists of the program's API document, by path. The board of trainings has no size of a page,
 * so it is not among them. Lists below a parent are read for each of its rows.
 */
export async function readLists(client: Client): Promise<Record<string, unknown>> {
  const { body: document } = await client.get('/docs/json')
  const paths = Object.entries<Operation>(document.paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'per_page'))
    .map(([path]) => path.replace(/^\/api/, ''))
    .filter((path) => !/\{(?:text|id)\}/.test(path))
  const lists: Record<string, unknown> = {}
  for (const path of paths.filter((path) => !path.includes('{'))) lists[path] = await readList(client, path)
  for (const path of paths.filter((path) => path.includes('{parent}'))) {
    for (const id of listIds(lists[path.slice(0, path.indexOf('/{parent}'))])) {
      const filledPath = path.replace('{parent}', String(id))
      lists[filledPath] = await readList(client, filledPath)
    }
  }
  return lists
}

/** Reads a list as one page with all rows. */
export async function readList(client: Client, path: string): Promise<unknown> {
  const { status, body } = await client.get(`${path}?page=1&per_page=1000`)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Ids of a list's rows. The answer is an array of rows, or an object that contains this array. */
function listIds(list: unknown): number[] {
  const rows = Array.isArray(list) ? list : (Object.values(list ?? {}).find(Array.isArray) ?? [])
  return rows.map(({ id }: { id: number }) => id)
}
