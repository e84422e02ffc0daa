/**
 * Child process that downloads for a bench: a process that also receives megabytes would measure late. For each message
 * it fetches the address with the token, drops the bytes, and reports that it is done.
 */
export type DownloadOrder = { url: string; token: string }

process.on('message', async ({ url, token }: DownloadOrder) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`)
  for await (const _ of answer.body ?? []);
  process.send?.('done')
})
