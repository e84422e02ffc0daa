import { userSheetWords } from '#src/access/users/sheet-words.server.ts'
import {
  categorySheetWords,
  colorSheetWords,
  parameterSheetWords,
  productSheetWords,
} from '#src/catalog/sheet-words.server.ts'
import { clientSheetWords, companySheetWords } from '#src/directory/sheet-words.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'
import { itemSheetWords, ppeSheetWords } from '#src/safety/sheet-words.server.ts'
import { employeeSheetWords } from '#src/workforce/employee-sheet-words.server.ts'
import { generalDataSheetWords } from '#src/workforce/general-data-sheet-words.server.ts'

/** What sheets call the fields of each resource, besides their captions; a resource needs none. */
export const sheetWords: Readonly<Record<string, SheetWords>> = {
  products: productSheetWords,
  categories: categorySheetWords,
  colors: colorSheetWords,
  parameters: parameterSheetWords,
  clients: clientSheetWords,
  companies: companySheetWords,
  users: userSheetWords,
  employees: employeeSheetWords,
  ...generalDataSheetWords,
  ppes: ppeSheetWords,
  training_items: itemSheetWords('Uso de extintores'),
  quality_items: itemSheetWords('Armado de pedidos'),
}
