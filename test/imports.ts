import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#test/client.ts'

/** A CSV of these rows, as a shop's own program would write it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'))
    .join('\r\n')

/** Sends a file to be loaded. */
export async function upload(by: Client, content: string | Uint8Array, name = 'planilla.csv') {
  const form = new FormData()
  form.set('file', new File([content as string], name))
  return by.post('/imports', form)
}

/** The same where it must succeed. */
export async function uploaded(by: Client, rows: readonly (readonly string[])[], name?: string) {
  const answer = await upload(by, csvOf(rows), name)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body
}

/** Begins to write and waits until it is over. */
export async function run(by: Client, id: number, asked: object) {
  const begun = await by.post(`/imports/${id}/run`, asked)
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  return over(by, id)
}

/** Waits until nothing is being done with a load. */
export async function over(by: Client, id: number) {
  for (;;) {
    const { body } = await by.get(`/imports/${id}`)
    if (body.task === null) return body
    await pause(30)
  }
}
