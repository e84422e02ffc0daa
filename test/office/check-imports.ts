import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { checkErrorsFile } from '#test/office/check-errors-file.ts'
import { checkTemplates } from '#test/office/check-templates.ts'

/** LibreOffice opens templates and errors files and saves them again. Nothing may be lost. */
export async function checkImports(): Promise<void> {
  installMessages(allMessages)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  try {
    await checkTemplates(folder)
    await checkErrorsFile(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
