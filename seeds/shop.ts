import type { Drawing, Finish } from './finishes.ts'

export const colors = {
  Negro: '#33363A',
  Gris: '#7D7F83',
  Plata: '#DADCDB',
  Blanco: '#F1EEE7',
  Natural: '#B7AB9B',
  Azul: '#7FA3C2',
  Rosa: '#EEC2C9',
  Verde: '#7E9E85',
} as const
export type Color = keyof typeof colors

/** The colour that a device of each finish is sold in. */
const colorByFinish: Record<Finish, Color> = {
  black: 'Negro',
  graphite: 'Gris',
  gray: 'Gris',
  silver: 'Plata',
  white: 'Blanco',
  gloss: 'Blanco',
  natural: 'Natural',
  blue: 'Azul',
  deep: 'Azul',
  sea: 'Azul',
  pink: 'Rosa',
  green: 'Verde',
  forest: 'Verde',
}

/** The colour of a product that one of its drawings shows. Null if it is none of the product's colours. */
export function colorOfDrawing({ colors }: Pick<Product, 'colors'>, drawing: Drawing): Color | null {
  const [, finish] = drawing.split('/')
  return colors.find((color) => color === colorByFinish[finish as Finish]) ?? null
}

type Category = { description: string; picture: Drawing }

export const categories = {
  iPhone: { description: 'iPhone nuevos, en caja cerrada.', picture: 'phone-duo/blue' },
  'iPhone usados': {
    description: 'iPhone con uso previo, de generaciones anteriores.',
    picture: 'phone-pair/graphite',
  },
  Mac: { description: 'MacBook, iMac y Mac mini nuevos.', picture: 'laptop/silver' },
  'Mac usados': { description: 'MacBook con uso previo.', picture: 'laptop/gray' },
  iPad: { description: 'iPad, iPad Air, iPad mini y iPad Pro nuevos.', picture: 'tablet/blue' },
  'iPad usados': { description: 'iPad con uso previo, de generaciones anteriores.', picture: 'tablet/pink' },
  Watch: { description: 'Apple Watch para uso diario, deporte y aventura.', picture: 'watch/black' },
  Audio: { description: 'AirPods, EarPods y HomePod.', picture: 'earbuds/gloss' },
  Monitores: { description: 'Pantallas para trabajar con más lugar.', picture: 'monitor/silver' },
  Accesorios: { description: 'Lápices, teclados, mouse y AirTag.', picture: 'keyboard/silver' },
  Fundas: { description: 'Fundas para iPhone y iPad.', picture: 'cover/forest' },
  Cargadores: { description: 'Adaptadores de corriente, cables y carga inalámbrica.', picture: 'charger/gloss' },
  'Servicio técnico': {
    description: 'Reparaciones de iPhone y Mac, con precio por equipo.',
    picture: 'tools/forest',
  },
} as const satisfies Record<string, Category>
export type CategoryName = keyof typeof categories

export const parameters = {
  shop_name: 'Mostrador',
  address: 'San Martín 742, Paraná',
  map: '-31.7333,-60.5298',
  email: 'hola@mostrador.example',
  phone: '(0343) 555-0142',
  whatsapp: '+54 9 343 555-0142',
  instagram: 'https://example.com/instagram/mostrador',
  facebook: 'https://example.com/facebook/mostrador',
  linkedin: 'https://example.com/linkedin/mostrador',
  start_hour: '09:00',
  end_hour: '18:00',
  exchange: 1480,
  surcharge_transfer: 3,
  surcharge_credit_percentage: 18,
  surcharge_foreing_money: 1,
}

export type Product = {
  /** Age in days at the first start; the newest stand first. */
  daysAgo: number
  category: CategoryName
  name: string
  capacity?: string
  /** In USD. */
  price: number
  code?: string
  colors: readonly Color[]
  /** The first is the cover. */
  pictures: readonly Drawing[]
  description: string
}
