import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import { readProcessorSeconds } from '#bench/processor.ts'
import { createTemporaryDirectory } from '#bench/program.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests } from '#bench/steady.ts'
import { createPhoto } from '#test/pictures.ts'

const turns = 7
/** A longer pause than the worker waits for the next picture, so that each turn includes the start of a worker. */
const untilTheWorkerLeft = 2500

/** Storing a photo of 12 megapixels, against `sharp` alone, and the delay of small requests meanwhile. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const sharp = fork(path.join(import.meta.dirname, 'baselines/sharp.ts'))
  try {
    const file = await writePhotoFile()
    const store = await preparePictureStore(shop, file)
    report(await compareWithSharp(shop, sharp, file, store))
    report(await measureDelay(shop, store))
  } finally {
    sharp.kill()
    await shop.stop()
  }
}

async function writePhotoFile(): Promise<string> {
  const file = path.join(createTemporaryDirectory(), 'photo.jpg')
  await (await createPhoto(4000, 3000)).jpeg({ quality: 90 }).toFile(file)
  return file
}

type Store = () => Promise<void>

/** Returns a function that saves a category with the photo, as its form sends it. */
export async function preparePictureStore({ sql, contender }: Shop, file?: string): Promise<Store> {
  const token = await openSessionOfHolder(sql, 'create_categories')
  const bytes = new Blob([readFileSync(file ?? (await writePhotoFile()))], { type: 'image/jpeg' })
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

async function compareWithSharp({ contender }: Shop, sharp: ChildProcess, file: string, store: Store): Promise<Result> {
  const [pid = 0] = contender.pids
  const runSharpAlone = async () => {
    sharp.send({ file, directory: createTemporaryDirectory() })
    await once(sharp, 'message')
  }
  await store()
  await runSharpAlone()
  const ourSeconds: number[] = []
  const theirSeconds: number[] = []
  for (let i = 0; i < turns; i++) {
    await pause(untilTheWorkerLeft)
    ourSeconds.push(
      await measureProcessorSeconds(pid, async () => {
        await store()
        await pause(untilTheWorkerLeft)
      }),
    )
    theirSeconds.push(await measureProcessorSeconds(sharp.pid ?? 0, runSharpAlone))
  }
  const beside = `${computeSpread(ourSeconds).median.toFixed(2)} s against ${computeSpread(theirSeconds).median.toFixed(2)} s of processor a photo`
  const ratios = ourSeconds.map((seconds, i) => (theirSeconds[i] ?? 0) / seconds)
  return buildAtLeastResult('a photo of 12 megapixels in all widths', 0.8, computeSpread(ratios), beside)
}

async function measureProcessorSeconds(pid: number, work: () => Promise<void>): Promise<number> {
  const before = readProcessorSeconds(pid)
  await work()
  return readProcessorSeconds(pid) - before
}

/** By how much the slowest of a hundred small requests takes longer while photos are processed. */
async function measureDelay({ contender }: Shop, store: Store): Promise<Result> {
  const url = `${contender.url}/api/colors`
  const ratios: number[] = []
  const idle: number[] = []
  const busy: number[] = []
  for (let i = 0; i < turns; i++) {
    const quiet = await measureP99OfSteadyRequests(url, pause(4000))
    const loaded = await measureP99OfSteadyRequests(url, store().then(store).then(store))
    idle.push(quiet)
    busy.push(loaded)
    ratios.push(loaded / quiet)
  }
  const beside = `p99 of ${computeSpread(busy).median.toFixed(1)} ms against ${computeSpread(idle).median.toFixed(1)} ms idle`
  return buildAtMostResult('50 small requests a second meanwhile', 3, 'times idle', computeSpread(ratios), beside)
}
