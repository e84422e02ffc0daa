import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { forgetBuild } from './build.mjs'
import { findFreePort, startDevProxy } from './dev-proxy.mjs'
import { fail, install, modernNode, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/dev.mjs')) await develop().catch((error) => fail(error.message))

/**
 * Watch mode: rebuilds changed files, restarts the server and reloads open pages, behind a proxy that holds requests
 * back meanwhile.
 */
async function develop() {
  forgetBuild()
  const host = process.env.HOST || '127.0.0.1'
  const port = Number(process.env.PORT || 3000)
  const proxy = await startDevProxy({ host, port, innerPort: await findFreePort() })
  const server = createRestarter(proxy)
  for (const mode of ['client', 'ssr']) await buildOnChange(mode, server.restart)
  server.restart()
  watch('src', { recursive: true }, (_, file) => isServerFile(file) && server.restart())
  watch('migrations', server.restart)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => server.stop().finally(() => process.exit(0)))
  }
  console.log(`\nMostrador is open for work at http://${host}:${port}`)
}

function isServerFile(file) {
  return /\.ts$/.test(file ?? '') && !/\.test\.ts$/.test(file ?? '')
}

async function buildOnChange(mode, onBuilt) {
  const { build } = await import('vite')
  const watcher = await build({ configFile: 'vite.config.ts', mode, logLevel: 'warn', build: { watch: {} } })
  await new Promise((resolveFirstBuild) => {
    let isFirst = true
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') event.result.close()
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code !== 'END' && event.code !== 'ERROR') return
      if (isFirst) resolveFirstBuild()
      else if (event.code === 'END') onBuilt()
      isFirst = false
    })
  })
}

function isRunning(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null
}

/** Runs one server at a time, and restarts it. Debounce: changes within 200 ms cause one restart. */
function createRestarter(proxy) {
  let child
  let timer
  let restarts = Promise.resolve()
  const stop = async () => {
    clearTimeout(timer)
    const oldChild = child
    child = undefined
    if (!isRunning(oldChild)) return
    oldChild.kill('SIGTERM')
    await once(oldChild, 'exit')
  }
  const start = async () => {
    proxy.close()
    await stop()
    // The server ends when this channel closes, so it does not outlive this process.
    child = spawn(modernNode(), ['bin/start.mjs', '--from-sources'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(proxy.innerPort), PUBLIC_URL: proxy.address },
    })
    await proxy.open(() => isRunning(child))
  }
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarts = restarts.then(start).catch(console.error)
    }, 200)
  }
  return { restart, stop }
}
