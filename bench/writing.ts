import { measureInTurns, type Request } from '#bench/alternate.ts'
import { buildComparison, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, startBareReference } from '#bench/shop.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 400

/** Creating a color, as its form sends it, against `node:http` with the same statements in one transaction. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  try {
    const token = await openSessionOfHolder(shop.sql, 'create_colors')
    for (const hasKey of [true, false]) {
      const request = (name: string): Request => ({
        path: '/api/colors',
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(hasKey && { 'idempotency-key': name }),
        },
        body: JSON.stringify({ name, color_code: '#336699' }),
      })
      const namePrefix = `Grabado-${hasKey}`
      // The first request also prepares statements that later requests find prepared, so the second one is recorded.
      const [, recordedRequest] = await recordAll(shop, [request(`${namePrefix}-0`), request(`${namePrefix}-1`)])
      const bare = await startBareReference(shop, {
        statements: [replaceNamesByPlaceholder(recordedRequest, namePrefix)],
      })
      let count = 0
      const compare = await measureInTurns(
        { contender: shop.contender, requests: () => request(`Color-${hasKey}-${++count}`) },
        { contender: bare.contender, requests: () => request('Color') },
        amount,
      )
      await bare.stop()
      report(
        buildComparison(
          `POST /api/colors${hasKey ? ', with its key' : ', without a key'}`,
          hasKey ? 0.8 : 0.65,
          compare,
        ),
      )
    }
  } finally {
    await shop.stop()
  }
}

/** Replaces unique values in the recorded statements by a placeholder for each request's own number. */
function replaceNamesByPlaceholder(recordedRequest: unknown, namePrefix: string): object {
  return JSON.parse(JSON.stringify(recordedRequest).replaceAll(`${namePrefix}-1`, `${namePrefix}-bare-{own}`))
}
