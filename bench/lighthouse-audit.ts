import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '#bench/program.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

const run = promisify(execFile)
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>
export type Device = 'mobile' | 'desktop'

/** Runs Lighthouse again if it has missed the start of its own recording (NO_NAVSTART), as it does now and then. */
async function retryWithoutStartMark<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !/Please run Lighthouse again/.test(String((error as { stderr?: string }).stderr)))
        throw error
    }
  }
}

/** Measures the scores of a page, from 0 to 100. `port` is the debugging port of a browser whose storage is used. */
export async function measureScores(url: string, device: Device, port?: number): Promise<Scores> {
  const executable = findChromium()
  if (!executable) throw new Error(howToGetChromium)
  const args = [
    path.join(root, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    ...(port
      ? [`--port=${port}`, '--disable-storage-reset']
      : ['--chrome-flags=--headless=new --no-sandbox --disable-gpu']),
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: executable }
  const { stdout } = await retryWithoutStartMark(() =>
    run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }),
  )
  const report: { categories: Record<string, { score: number }> } = JSON.parse(stdout)
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}
