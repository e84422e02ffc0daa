import { alternate, type Request } from '#bench/alternate.ts'
import { compared, type Result } from '#bench/result.ts'
import { signedIn } from '#bench/session.ts'
import { bareBeside, openShop } from '#bench/shop.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 400

/** Creating a color, as the screen sends it, against `node:http` and the same statements in one transaction. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  try {
    const token = await signedIn(shop.sql, 'create_colors')
    for (const keyed of [true, false]) {
      const request = (name: string): Request => ({
        path: '/api/colors',
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(keyed && { 'idempotency-key': name }),
        },
        body: JSON.stringify({ name, color_code: '#336699' }),
      })
      const mark = `Grabado-${keyed}`
      // The first one also prepares what the next finds prepared.
      const [, asked] = await recordAll(shop, [request(`${mark}-0`), request(`${mark}-1`)])
      const bare = await bareBeside(shop, { statements: [withOwnNames(asked, mark)] })
      let count = 0
      const compare = await alternate(
        { contender: shop.contender, requests: () => request(`Color-${keyed}-${++count}`) },
        { contender: bare.contender, requests: () => request('Color') },
        amount,
      )
      await bare.stop()
      report(compared(`POST /api/colors${keyed ? ', with its key' : ', without a key'}`, 0.6, compare))
    }
  } finally {
    await shop.stop()
  }
}

/** What must be unique in the recorded statements carries each request's own number. */
function withOwnNames(asked: unknown, mark: string): object {
  return JSON.parse(JSON.stringify(asked).replaceAll(`${mark}-1`, `${mark}-bare-{own}`))
}
