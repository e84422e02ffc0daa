import { userSheetWords } from '#src/access/sheet-words.server.ts'
import { categorySheetWords, colorSheetWords, productSheetWords } from '#src/catalog/sheet-words.server.ts'
import { clientSheetWords, companySheetWords } from '#src/directory/sheet-words.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'
import { itemSheetWords, ppeSheetWords } from '#src/safety/sheet-words.server.ts'
import { employeeSheetWords } from '#src/workforce/employee-sheet-words.server.ts'
import { generalDataKinds } from '#src/workforce/general-data.ts'
import { generalDataSheetWords } from '#src/workforce/general-data-sheet-words.server.ts'

/** What sheets call the fields of each resource, besides their captions; a resource needs none. */
export const sheetWords: Readonly<Record<string, SheetWords>> = {
  products: productSheetWords,
  categories: categorySheetWords,
  colors: colorSheetWords,
  clients: clientSheetWords,
  companies: companySheetWords,
  users: userSheetWords,
  employees: employeeSheetWords,
  ...Object.fromEntries(generalDataKinds.map((name) => [name, generalDataSheetWords])),
  ppes: ppeSheetWords,
  training_items: itemSheetWords,
  quality_items: itemSheetWords,
}
