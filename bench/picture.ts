import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spreadOf } from '#bench/alternate.ts'
import { processorSeconds } from '#bench/processor.ts'
import { atLeast, atMost, type Result } from '#bench/result.ts'
import { signedIn } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { percentileOfSteady } from '#bench/steady.ts'
import { freshDirectory } from '#bench/world.ts'
import { photo } from '#test/pictures.ts'

const turns = 7
/** Longer than the worker waits for the next picture: each turn pays for its start. */
const untilTheWorkerLeft = 2500

/** Storing a photo of 12 megapixels against `sharp` alone, and what small requests notice of it. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const sharp = fork(path.join(import.meta.dirname, 'sharp-alone.ts'))
  try {
    const file = await photoFile()
    const store = await storing(shop, file)
    report(await against(shop, sharp, file, store))
    report(await noticed(shop, store))
  } finally {
    sharp.kill()
    await shop.stop()
  }
}

async function photoFile(): Promise<string> {
  const file = path.join(freshDirectory(), 'photo.jpg')
  await (await photo(4000, 3000)).jpeg({ quality: 90 }).toFile(file)
  return file
}

type Store = () => Promise<void>

/** Saves a category with the photo, as its form sends it. */
export async function storing({ sql, contender }: Shop, file?: string): Promise<Store> {
  const token = await signedIn(sql, 'create_categories')
  const bytes = new Blob([readFileSync(file ?? (await photoFile()))], { type: 'image/jpeg' })
  let count = 0
  return async () => {
    const body = new FormData()
    body.set('name', `Foto ${++count}`)
    body.set('description', 'De doce megapíxeles')
    body.set('image', bytes, 'foto.jpg')
    const answer = await fetch(`${contender.url}/api/categories`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}: ${await answer.text()}`)
  }
}

async function against({ contender }: Shop, sharp: ChildProcess, file: string, store: Store): Promise<Result> {
  const [pid = 0] = contender.pids
  const alone = async () => {
    sharp.send({ file, directory: freshDirectory() })
    await once(sharp, 'message')
  }
  await store()
  await alone()
  const our: number[] = []
  const their: number[] = []
  for (let i = 0; i < turns; i++) {
    await pause(untilTheWorkerLeft)
    our.push(
      await spentBy(pid, async () => {
        await store()
        await pause(untilTheWorkerLeft)
      }),
    )
    their.push(await spentBy(sharp.pid ?? 0, alone))
  }
  const beside = `${spreadOf(our).median.toFixed(2)} s against ${spreadOf(their).median.toFixed(2)} s of processor a photo`
  const ratios = our.map((seconds, i) => (their[i] ?? 0) / seconds)
  return atLeast('a photo of 12 megapixels in all widths', 0.8, spreadOf(ratios), beside)
}

async function spentBy(pid: number, work: () => Promise<void>): Promise<number> {
  const before = processorSeconds(pid)
  await work()
  return processorSeconds(pid) - before
}

/** How much longer the slowest of a hundred small requests takes while photos are worked on. */
async function noticed({ contender }: Shop, store: Store): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const ratios: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  for (let i = 0; i < turns; i++) {
    const quiet = await percentileOfSteady(url, pause(4000))
    const loaded = await percentileOfSteady(url, store().then(store).then(store))
    idle.push(quiet)
    busy.push(loaded)
    ratios.push(loaded / quiet)
  }
  const beside = `p99 of ${spreadOf(busy).median.toFixed(1)} ms against ${spreadOf(idle).median.toFixed(1)} ms idle`
  return atMost('50 small requests a second meanwhile', 3, 'times idle', spreadOf(ratios), beside)
}
