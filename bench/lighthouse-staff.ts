import { computeSpread } from '#bench/alternate.ts'
import { audit, type Scores } from '#bench/lighthouse-audit.ts'
import { startProgram } from '#bench/program.ts'
import { atLeast, type Result } from '#bench/result.ts'
import { account, openAtWork } from '#bench/staff.ts'
import { findFreePort } from '#test/ports.ts'

const turns = 3
const screens = ['/login', '/admin/', '/admin/products', '/admin/product_create']
const minScores = {
  mobile: { performance: 85, accessibility: 100, 'best-practices': 100 },
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100 },
} as const

/** What Lighthouse says of the sign-in and of the back office, signed in. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  try {
    for (const screen of screens)
      for (const device of ['mobile', 'desktop'] as const) {
        const scores: Scores[] = []
        for (let turn = 0; turn < turns; turn++) scores.push(await auditScreen(program.url, screen, device))
        for (const category of ['performance', 'accessibility', 'best-practices'] as const)
          report(
            atLeast(
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

/** The sign-in is nobody's; for the others a browser that is signed in already. */
async function auditScreen(url: string, screen: string, device: 'mobile' | 'desktop'): Promise<Scores> {
  if (screen === '/login') return audit(url + screen, device)
  const port = await findFreePort()
  const { close } = await openAtWork(url, [`--remote-debugging-port=${port}`, '--disable-gpu'])
  try {
    return await audit(url + screen, device, port)
  } finally {
    await close()
  }
}
