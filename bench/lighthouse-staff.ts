import { computeSpread } from '#bench/alternate.ts'
import { measureScores, type Scores } from '#bench/lighthouse-audit.ts'
import { startProgram } from '#bench/program.ts'
import { buildAtLeastResult, type Result } from '#bench/result.ts'
import { account, openSignedInBrowser } from '#bench/staff.ts'
import { findFreePort } from '#test/ports.ts'

const turns = 3
const screens = ['/login', '/admin/', '/admin/products', '/admin/product_create']
const minScores = {
  mobile: { performance: 85, accessibility: 100, 'best-practices': 100 },
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100 },
} as const

/** Lighthouse scores of the sign-in, and of the back office with a signed-in user. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  try {
    for (const screen of screens)
      for (const device of ['mobile', 'desktop'] as const) {
        const scores: Scores[] = []
        for (let turn = 0; turn < turns; turn++) scores.push(await auditScreen(program.url, screen, device))
        for (const category of ['performance', 'accessibility', 'best-practices'] as const)
          report(
            buildAtLeastResult(
              `Lighthouse, ${screen}, ${device}, ${category}`,
              minScores[device][category],
              computeSpread(scores.map((scoresOfTurn) => scoresOfTurn[category])),
            ),
          )
      }
  } finally {
    await program.stop()
  }
}

/** Measures a screen. For every screen but the sign-in, a browser is started in which a user is signed in. */
async function auditScreen(url: string, screen: string, device: 'mobile' | 'desktop'): Promise<Scores> {
  if (screen === '/login') return measureScores(url + screen, device)
  const port = await findFreePort()
  const { close } = await openSignedInBrowser(url, [`--remote-debugging-port=${port}`, '--disable-gpu'])
  try {
    return await measureScores(url + screen, device, port)
  } finally {
    await close()
  }
}
