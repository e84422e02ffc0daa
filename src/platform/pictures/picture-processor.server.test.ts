import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { TooMany } from '#src/platform/errors.ts'
import { createPictureProcessor } from '#src/platform/pictures/picture-processor.server.ts'
import { createCutOut, createFreshDirectory, createPhoto, writeReceivedFile } from '#test/pictures.ts'

function createDirectory(t: TestContext): string {
  const directory = path.join(createFreshDirectory(t), 'variants')
  mkdirSync(directory)
  return directory
}

/** Ids of this process's children, as Linux lists them. */
function listChildProcesses(): string[] {
  const threads = readdirSync('/proc/self/task')
  return threads.flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve))
}

const onLinux = { skip: process.platform !== 'linux' && 'looks at /proc' }

test('pictures of one form share a worker, which ends when none follows', onLinux, async (t) => {
  const processor = createPictureProcessor({ idleMs: 300 })
  const { path: file } = writeReceivedFile(t, await createCutOut(40).toBuffer())
  const earlierPids = listChildProcesses()
  const jobs = [processor.process(file, createDirectory(t)), processor.process(file, createDirectory(t))]
  await jobs[0]
  const [worker, ...otherWorkers] = listChildProcesses().filter((pid) => !earlierPids.includes(pid))
  assert.ok(worker)
  assert.deepEqual(otherWorkers, [])
  await jobs[1]
  assert.deepEqual(
    listChildProcesses().filter((pid) => !earlierPids.includes(pid)),
    [worker],
    'it waits a moment for another',
  )
  await waitUntil(() => !listChildProcesses().includes(worker))
})

test('a worker gives way to the server, and knows none of its settings', onLinux, async (t) => {
  process.env.ADMIN_PASSWORD = 'secreta'
  t.after(() => delete process.env.ADMIN_PASSWORD)
  const processor = createPictureProcessor()
  const earlierPids = listChildProcesses()
  await processor.process(writeReceivedFile(t, await createCutOut(40).toBuffer()).path, createDirectory(t))
  const [worker] = listChildProcesses().filter((pid) => !earlierPids.includes(pid))
  // The 19th field of the line, 16 after the name, is the process's nice value.
  const nice = readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]
  assert.ok(Number(nice) >= 10, `nice ${nice}`)
  assert.doesNotMatch(readFileSync(`/proc/${worker}/environ`, 'utf8'), /secreta/)
  processor.close()
})

test('a picture that takes too long is refused, and does not hold up the next', async (t) => {
  const { path: slowFile } = writeReceivedFile(t, await (await createPhoto(4000, 3000)).jpeg().toBuffer())
  const hastyProcessor = createPictureProcessor({ timeoutMs: 1 })
  await assert.rejects(hastyProcessor.process(slowFile, createDirectory(t)), { reason: 'too_slow' })
  await assert.rejects(hastyProcessor.process(slowFile, createDirectory(t)), { reason: 'too_slow' })
})

test('a worker that is ended costs no picture: another one takes it', onLinux, async (t) => {
  const processor = createPictureProcessor()
  const file = writeReceivedFile(t, await (await createPhoto(2000, 1500)).jpeg().toBuffer()).path
  const killNextWorker = createWorkerKiller()
  const job = processor.process(file, createDirectory(t))
  await killNextWorker()
  assert.equal((await job).width, 1200)
  processor.close()
})

test('a picture of which two workers die is refused, and another takes the next', onLinux, async (t) => {
  const processor = createPictureProcessor()
  const file = writeReceivedFile(t, await (await createPhoto(2000, 1500)).jpeg().toBuffer()).path
  const killNextWorker = createWorkerKiller()
  const failingJob = processor.process(file, createDirectory(t))
  const nextJob = processor.process(file, createDirectory(t))
  await killNextWorker()
  await killNextWorker()
  await assert.rejects(failingJob, { reason: 'broken' })
  assert.equal((await nextJob).width, 1200)
  processor.close()
})

/** Returns a function that waits for a new worker and kills it. */
function createWorkerKiller() {
  const knownPids = new Set(listChildProcesses())
  return async () => {
    const newPids = () => listChildProcesses().filter((pid) => !knownPids.has(pid))
    await waitUntil(() => newPids().length > 0)
    for (const pid of newPids()) {
      knownPids.add(pid)
      process.kill(Number(pid), 'SIGKILL')
    }
  }
}

test('whoever finds the line full is asked to come back', async (t) => {
  const processor = createPictureProcessor({ maxWaiting: 1 })
  const file = writeReceivedFile(t, await createCutOut(40).toBuffer()).path
  const firstJob = processor.process(file, createDirectory(t))
  await assert.rejects(processor.process(file, createDirectory(t)), TooMany)
  await firstJob
  await processor.process(file, createDirectory(t))
  processor.close()
})
