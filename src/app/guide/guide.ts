import { auditOf } from '#src/access/audit/audit.ts'
import { permissions } from '#src/access/permissions/permissions.ts'
import { users } from '#src/access/users/users.ts'
import { categories } from '#src/catalog/categories.ts'
import { colors } from '#src/catalog/colors.ts'
import { parameters } from '#src/catalog/parameters.ts'
import { products } from '#src/catalog/products.ts'
import { clients } from '#src/directory/clients.ts'
import { companies } from '#src/directory/companies.ts'
import { imports } from '#src/importer/imports.ts'
import { contactMessages } from '#src/inbox/contact-messages.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { ppes } from '#src/safety/ppes.ts'
import { qualityItems } from '#src/safety/quality-items.ts'
import { trainingItems } from '#src/safety/training-items.ts'
import { employees } from '#src/workforce/employees.ts'
import { generalData } from '#src/workforce/general-data.ts'

type Way = { address: string; access: string }

/** One screen of the guide. Its texts are `guide.{name}.for` and `guide.{name}.tip_1` and on. */
export type GuideEntry = {
  /** Also of its picture. */
  name: string
  /** Message key. */
  title: string
  tips: number
  /** Where it leads: the first way that the reader may take. Without any it is part of every screen, or before them. */
  ways: readonly Way[]
}

/** Entries under one heading, `guide.chapters.{name}`. */
export type GuideChapter = { name: string; entries: readonly GuideEntry[] }

const everybodys = (address: string): Way[] => [{ address, access: '' }]

/** The ways by a resource's own screens, each with the permission that its declaration asks for. */
function waysBy({ screens }: Resource, ...which: ('list' | 'create')[]): Way[] {
  return which
    .map((one) => screens?.[one])
    .filter((screen) => screen !== undefined)
    .map(({ path, access }) => ({ address: `/admin/${path}`, access }))
}

function listOf(resource: Resource, tips: number): GuideEntry {
  return { name: resource.name, title: `pages.${resource.name}.list`, tips, ways: waysBy(resource, 'list') }
}

/** Every screen that the guide tells of, in the order of reading. */
export const guide: readonly GuideChapter[] = [
  {
    name: 'start',
    entries: [
      { name: 'dashboard', title: 'Panel de administrador', tips: 3, ways: everybodys('/admin') },
      { name: 'find', title: 'ui.frame.find', tips: 3, ways: [] },
      { name: 'menu_search', title: 'ui.menu_search.label', tips: 3, ways: [] },
      { name: 'profile', title: 'access.profile.title', tips: 3, ways: everybodys('/admin/profile') },
      { name: 'customize', title: 'ui.panel.toggle', tips: 3, ways: [] },
      { name: 'sign_in', title: 'access.screens.sign_in', tips: 3, ways: [] },
      { name: 'forgot', title: 'access.screens.forgot', tips: 3, ways: [] },
    ],
  },
  {
    name: 'catalog',
    entries: [
      listOf(products, 3),
      { name: 'product_form', title: 'guide.product_form.title', tips: 4, ways: waysBy(products, 'create', 'list') },
      listOf(categories, 3),
      listOf(colors, 3),
      listOf(parameters, 3),
    ],
  },
  {
    name: 'visitors',
    entries: [
      { name: 'shop', title: 'guide.shop.title', tips: 3, ways: everybodys('/') },
      { name: 'orders', title: 'guide.orders.title', tips: 3, ways: everybodys('/#productos') },
      listOf(contactMessages, 3),
    ],
  },
  {
    name: 'people',
    entries: [
      listOf(clients, 3),
      listOf(companies, 3),
      listOf(users, 3),
      { name: 'user_form', title: 'guide.user_form.title', tips: 3, ways: waysBy(users, 'create', 'list') },
      listOf(permissions, 4),
      listOf(imports, 4),
      listOf(auditOf([]), 3),
    ],
  },
  {
    name: 'staff',
    entries: [
      listOf(employees, 3),
      { name: 'employee_form', title: 'guide.employee_form.title', tips: 4, ways: waysBy(employees, 'create', 'list') },
      {
        name: 'general_data',
        title: 'workforce.general_data.title',
        tips: 3,
        ways: generalData.flatMap((list) => waysBy(list, 'list')),
      },
      {
        name: 'safety',
        title: 'guide.safety.title',
        tips: 3,
        ways: [ppes, trainingItems, qualityItems].flatMap((list) => waysBy(list, 'list')),
      },
    ],
  },
]

/** The address of an entry's picture; where there is none yet, `npm run pictures` makes it. */
export const pictureOf = ({ name }: Pick<GuideEntry, 'name'>): string => `/img/guide/${name}.webp`

/** In CSS pixels, of every picture. */
export const pictureSize = { width: 1200, height: 750 }

export const purposeKey = ({ name }: GuideEntry): string => `guide.${name}.for`

export const tipKeys = ({ name, tips }: GuideEntry): string[] =>
  Array.from({ length: tips }, (_, at) => `guide.${name}.tip_${at + 1}`)

export type OpenEntry = GuideEntry & { address: string | undefined }

/** What the guide tells a reader: the entries of what they may open, and those of everybody. */
export function guideFor(held: readonly string[]): (Omit<GuideChapter, 'entries'> & { entries: OpenEntry[] })[] {
  const actor = holderOf(held)
  return guide
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.flatMap((entry) => {
        const way = entry.ways.find(({ access }) => holds(actor, access))
        return way || entry.ways.length === 0 ? [{ ...entry, address: way?.address }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
