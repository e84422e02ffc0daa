import { parseArgs } from 'node:util'
import {
  type AccountOfDni,
  findAccountsOfDni,
  resetPasswordAtServer,
} from '#src/access/passwords/reset-at-server.server.ts'
import { printOutcome } from '#src/app/process/print-outcome.ts'
import { withShopDatabase } from '#src/app/process/shop-database.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'

const usage = 'Usage: npm run admin -- reset-password {dni} [--company {number}|none]'

/** Runs a command of `npm run admin` and prints its outcome. Sets the exit status 1 if it was refused. */
export async function runAdminCommand(args: string[]): Promise<void> {
  await printOutcome(() => resetPassword(parseCommand(args)))
}

type ResetCommand = { dni: string; company: string | undefined }

/** Throws the usage for any other command. */
function parseCommand(args: string[]): ResetCommand {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { company: { type: 'string' } },
    })
    const [command, dni, ...others] = positionals
    if (command !== 'reset-password' || dni === undefined || others.length > 0) throw new Error(usage)
    // As at the sign-in, a dni may be typed with its points.
    return { dni: dni.replaceAll(/[.\s]/g, ''), company: values.company }
  } catch {
    throw new Error(usage)
  }
}

async function resetPassword({ dni, company }: ResetCommand): Promise<string> {
  return withShopDatabase(readSettings(process.env), async (sql) => {
    const account = chooseAccount(await findAccountsOfDni(sql, dni), { dni, company })
    if (!account.active)
      throw new Error(`The account of ${describeAccount(account)} is not active, so a password opens nothing.`)
    const password = await resetPasswordAtServer(sql, account.id)
    return [
      `\nThe new password of ${describeAccount(account)}, dni ${dni}, is ${password}`,
      'It is shown this once. The sessions of the account have ended.\n',
    ].join('\n')
  })
}

/** Throws an Error that lists the accounts if several fit, and one that says so if none fits. */
function chooseAccount(accounts: readonly AccountOfDni[], { dni, company }: ResetCommand): AccountOfDni {
  const isChosen = ({ companyId }: AccountOfDni) => company === undefined || String(companyId ?? 'none') === company
  const [account, other] = accounts.filter(isChosen)
  if (account && !other) return account
  if (accounts.length === 0) throw new Error(`No account has the dni ${dni}.`)
  const lines = accounts.map((one) => `  --company ${one.companyId ?? 'none'}  ${describeAccount(one)}`)
  const sentence = account ? 'Several accounts have' : 'In that company no account has'
  throw new Error([`${sentence} the dni ${dni}. Say which:`, ...lines].join('\n'))
}

const describeAccount = ({ name, company }: AccountOfDni): string => (company === null ? name : `${name} (${company})`)
