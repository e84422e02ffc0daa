import type { Client } from '#test/client.ts'
import { administrator } from './landed-versions.ts'

/** Signs in as the administrator of a recorded version; returns the session's token. */
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
 * The answers of every list that the program's own document knows, by path; those under a parent for each parent that
 * has some.
 */
export async function readLists(by: Client): Promise<Record<string, unknown>> {
  const { body: document } = await by.get('/docs/json')
  const paths = Object.entries<Operation>(document.paths)
    .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'page'))
    .map(([path]) => path.replace(/^\/api/, ''))
    .filter((path) => !path.includes('{text}'))
  const lists: Record<string, unknown> = {}
  for (const path of paths.filter((path) => !path.includes('{'))) lists[path] = await readList(by, path)
  for (const path of paths.filter((path) => path.includes('{parent}'))) {
    for (const id of listIds(lists[path.slice(0, path.indexOf('/{parent}'))])) {
      const filledPath = path.replace('{parent}', String(id))
      lists[filledPath] = await readList(by, filledPath)
    }
  }
  return lists
}

/** One page with all rows. */
export async function readList(by: Client, path: string): Promise<unknown> {
  const { status, body } = await by.get(`${path}?page=1&per_page=1000`)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** A list is its rows, or an object that holds them beside figures about them. */
function listIds(list: unknown): number[] {
  const rows = Array.isArray(list) ? list : (Object.values(list ?? {}).find(Array.isArray) ?? [])
  return rows.map(({ id }: { id: number }) => id)
}
