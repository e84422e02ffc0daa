import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { TooMany } from '#src/platform/errors.ts'
import { openWorkshop } from '#src/platform/pictures/picture-processor.server.ts'
import { cutOut, freshDirectory, photo, received } from '#test/pictures.ts'

function directory(t: TestContext): string {
  const made = path.join(freshDirectory(t), 'variants')
  mkdirSync(made)
  return made
}

/** The processes that this one started, as Linux lists them. */
function children(): string[] {
  const threads = readdirSync('/proc/self/task')
  return threads.flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

const onLinux = { skip: process.platform !== 'linux' && 'looks at /proc' }

test('pictures of one form share a worker, which ends when none follows', onLinux, async (t) => {
  const workshop = openWorkshop({ lingerMs: 300 })
  const { path: file } = received(t, await cutOut(40).toBuffer())
  const before = children()
  const both = [workshop.work(file, directory(t)), workshop.work(file, directory(t))]
  await both[0]
  const [worker, ...others] = children().filter((pid) => !before.includes(pid))
  assert.ok(worker)
  assert.deepEqual(others, [])
  await both[1]
  assert.deepEqual(
    children().filter((pid) => !before.includes(pid)),
    [worker],
    'it waits a moment for another',
  )
  await until(() => !children().includes(worker))
})

test('a worker gives way to the server, and knows none of its settings', onLinux, async (t) => {
  process.env.ADMIN_PASSWORD = 'secreta'
  t.after(() => delete process.env.ADMIN_PASSWORD)
  const workshop = openWorkshop()
  const before = children()
  await workshop.work(received(t, await cutOut(40).toBuffer()).path, directory(t))
  const [worker] = children().filter((pid) => !before.includes(pid))
  // The 19th field of a process's line, 16 after its name, is how nice it is.
  const nice = readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]
  assert.ok(Number(nice) >= 10, `nice ${nice}`)
  assert.doesNotMatch(readFileSync(`/proc/${worker}/environ`, 'utf8'), /secreta/)
  workshop.close()
})

test('a picture that takes too long is refused, and does not hold up the next', async (t) => {
  const { path: slow } = received(t, await (await photo(4000, 3000)).jpeg().toBuffer())
  const hasty = openWorkshop({ milliseconds: 1 })
  await assert.rejects(hasty.work(slow, directory(t)), { refusal: 'too_slow' })
  await assert.rejects(hasty.work(slow, directory(t)), { refusal: 'too_slow' })
})

test('a worker that is ended costs no picture: another one takes it', onLinux, async (t) => {
  const workshop = openWorkshop()
  const file = received(t, await (await photo(2000, 1500)).jpeg().toBuffer()).path
  const end = endingWorkers()
  const working = workshop.work(file, directory(t))
  await end()
  assert.equal((await working).width, 1200)
  workshop.close()
})

test('a picture of which two workers die is refused, and another takes the next', onLinux, async (t) => {
  const workshop = openWorkshop()
  const file = received(t, await (await photo(2000, 1500)).jpeg().toBuffer()).path
  const end = endingWorkers()
  const dying = workshop.work(file, directory(t))
  const next = workshop.work(file, directory(t))
  await end()
  await end()
  await assert.rejects(dying, { refusal: 'broken' })
  assert.equal((await next).width, 1200)
  workshop.close()
})

/** Each call waits for a worker that was not there before, and ends it. */
function endingWorkers() {
  const known = new Set(children())
  return async () => {
    const fresh = () => children().filter((pid) => !known.has(pid))
    await until(() => fresh().length > 0)
    for (const pid of fresh()) {
      known.add(pid)
      process.kill(Number(pid), 'SIGKILL')
    }
  }
}

test('whoever finds the line full is asked to come back', async (t) => {
  const workshop = openWorkshop({ line: 1 })
  const file = received(t, await cutOut(40).toBuffer()).path
  const first = workshop.work(file, directory(t))
  await assert.rejects(workshop.work(file, directory(t)), TooMany)
  await first
  await workshop.work(file, directory(t))
  workshop.close()
})
