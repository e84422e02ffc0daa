import assert from 'node:assert/strict'
import type { Card, CardAnswer } from '#src/resource/cards/card.ts'
import type { Shop } from '#test/harness.ts'

/** Reads a card of the start page. */
export async function fetchCard<Figures>(client: Shop['admin'], { name }: Card<Figures>): Promise<CardAnswer<Figures>> {
  const { status, body } = await client.get(`/dashboard/${name}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

export const fetchFigures = async <Figures>(client: Shop['admin'], card: Card<Figures>): Promise<Figures> =>
  (await fetchCard(client, card)).figures

/** Makes stored figures of cards older by this many seconds. */
export const makeFiguresOlder = ({ sql }: Shop, seconds: number) =>
  sql`update card_figures set at = at - make_interval(secs => ${seconds})`
