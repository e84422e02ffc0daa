import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#test/client.ts'

/** A CSV file as a shop's own program would write it. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'))
    .join('\r\n')

/** Uploads a file for an import. */
export async function uploadFile(client: Client, content: string | Uint8Array, name = 'planilla.csv') {
  const form = new FormData()
  form.set('file', new File([content as string], name))
  return client.post('/imports', form)
}

/** Uploads rows as a file. The upload must succeed. */
export async function uploadRows(client: Client, rows: readonly (readonly string[])[], name?: string) {
  const response = await uploadFile(client, toCsv(rows), name)
  assert.equal(response.status, 200, JSON.stringify(response.body))
  return response.body
}

/** Runs an import and waits until it is over. */
export async function runImport(client: Client, id: number, request: object) {
  const response = await client.post(`/imports/${id}/run`, request)
  assert.equal(response.status, 200, JSON.stringify(response.body))
  return waitUntilOver(client, id)
}

/** Waits until an import has no task. */
export async function waitUntilOver(client: Client, id: number) {
  for (;;) {
    const { body } = await client.get(`/imports/${id}`)
    if (body.task === null) return body
    await pause(30)
  }
}
