/**
 * Downloads addresses for a bench that measures meanwhile: a process that also takes megabytes in is late itself. For
 * each message it fetches the address with the token, lets the bytes go, and answers.
 */
export type DownloadOrder = { url: string; token: string }

process.on('message', async ({ url, token }: DownloadOrder) => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`)
  for await (const _ of answer.body ?? []);
  process.send?.('done')
})
